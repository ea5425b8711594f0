// The steps of Workers in the castle, read from what an answer is foreseen to do.
import { eventOf } from "../../lib/events";
import type { Message } from "../../lib/types";

export interface CastleStep {
  seat: string;
  from: string;
  /** Another section, or "home". */
  to: string;
}

/** The events that move a Worker, and where it ends if the event does not say so itself. */
const MOVES: Record<string, string | null> = {
  "worker-aside": null,
  "worker-climbs": null,
  "worker-moved": null,
  "worker-bumped": "home",
};

export function stepsIn(messages: Message[]): CastleStep[] {
  return messages.flatMap((message) => {
    const end = MOVES[eventOf(message)];
    if (end === undefined) return [];
    const { seat, from, to } = message.args as { seat?: Message | string; from?: string; to?: string };
    const who = typeof seat === "string" ? seat : (seat?.name.replace(/^seat-/, "") ?? "");
    return from && (to ?? end) ? [{ seat: who, from, to: end ?? to ?? "" }] : [];
  });
}
