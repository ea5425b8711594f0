// The last turn of the opponent that follows cards: the scheme that it drew, and what came of it.
import { eventOf, lastTurn } from "../../lib/events";
import { keyOf } from "../../lib/messages";
import type { LogLine, Message } from "../../lib/types";

export interface Turn {
  /** The key of the card, or "" before one was drawn. */
  scheme: string;
  told: Message[];
}

/** The seat's last turn in the log, or null if it has had none. */
export function schemedTurn(log: LogLine[], seat: string): Turn | null {
  const turn = lastTurn(log, seat);
  if (!turn) return null;
  const drawn = turn.find((one) => eventOf(one) === "scheme-drawn");
  return { scheme: keyOf(drawn?.args?.scheme, "viscounts-scheme"), told: turn.filter((one) => one !== drawn) };
}
