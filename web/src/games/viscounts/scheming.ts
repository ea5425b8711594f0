// The last turn of the opponent that follows cards: what came of the scheme that lies in its first slot.
import { eventOf, lastTurn } from "../../lib/events";
import type { LogLine, Message } from "../../lib/types";

/** What the seat's last turn tells after its scheme was revealed, or null if it has had none. */
export function schemedTurn(log: LogLine[], seat: string): Message[] | null {
  return lastTurn(log, seat)?.filter((one) => eventOf(one) !== "scheme-revealed") ?? null;
}
