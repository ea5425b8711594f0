// The last turn of the opponent that follows cards: the scheme that it drew, and what came of it.
import { eventOf, startsTurn } from "../../lib/events";
import type { LogLine, Message, Value } from "../../lib/types";

export interface Turn {
  /** The key of the card, or "" before one was drawn. */
  scheme: string;
  told: Message[];
}

const SCHEME = "viscounts-scheme-";
const message = (value: Value | undefined): Message | null =>
  typeof value === "object" && !Array.isArray(value) ? value : null;

/** The seat's last turn in the log, or null if it has had none. */
export function lastTurn(log: LogLine[], seat: string): Turn | null {
  const messages = log.map((line) => line.message as Message);
  const first = messages.findLastIndex((one) => startsTurn(one) && message(one.args?.seat)?.name === `seat-${seat}`);
  if (first < 0) return null;
  const length = messages.slice(first + 1).findIndex(startsTurn);
  const turn = messages.slice(first + 1, length < 0 ? undefined : first + 1 + length);
  const drawn = turn.find((one) => eventOf(one) === "scheme-drawn");
  return {
    scheme: message(drawn?.args?.scheme)?.name.replace(SCHEME, "") ?? "",
    told: turn.filter((one) => one !== drawn),
  };
}
