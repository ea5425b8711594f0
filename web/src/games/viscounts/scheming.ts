// The last turn of the opponent that follows cards: what came of the scheme that lies in its first slot.
import { eventOf, lastTurn } from "../../lib/events";
import type { LogLine, Message } from "../../lib/types";

/** What the seat's last turn tells after its scheme was revealed, or null if it has had none. */
export function schemedTurn(log: LogLine[], seat: string): Message[] | null {
  return lastTurn(log, seat)?.filter((one) => eventOf(one) !== "scheme-revealed") ?? null;
}

/** The same turn at a real table: its scheme, the lines and options it went through, and what it did. */
export interface Schemed {
  before: Message[];
  scheme: Message | null;
  tried: { message: Message; taken: boolean }[];
  done: Message[];
}

const WHY =
  /^viscounts-event-(takes-|flips-|climbs-first|bumps-player|builds-elsewhere|instead|opponent-|focus-followed)/;
const TRIED = /^viscounts-event-(line-followed|option-(taken|skipped)|no-option)$/;
const REFUSED = /-(option-skipped|no-option)$/;

/** Reasons, in between what was done. */
export const isWhy = (message: Message) => WHY.test(message.name) && message.name !== "viscounts-event-opponent-goes";

export function schemed(told: Message[]): Schemed {
  const turn: Schemed = { before: [], scheme: null, tried: [], done: [] };
  for (const message of told) {
    if (message.name === "viscounts-event-scheme-revealed") turn.scheme = message;
    else if (TRIED.test(message.name)) turn.tried.push({ message, taken: !REFUSED.test(message.name) });
    else if (turn.scheme) turn.done.push(message);
    else turn.before.push(message);
  }
  return turn;
}
