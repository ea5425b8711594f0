// The steps of Workers in the castle, read from what an answer is foreseen to do.
import { eventOf } from "../../lib/events";
import { inner, keyOf } from "../../lib/messages";
import type { Message, Value } from "../../lib/types";

export interface CastleStep {
  seat: string;
  from: string;
  /** Another section, or "home". */
  to: string;
}

/** "A2", or "top". */
function sectionOf(value: Value | undefined): string {
  const tier = keyOf(value, "viscounts-section");
  return tier === "top" ? tier : `${inner(value)?.args?.segment as string}${tier}`;
}

/** The events that move a Worker from a section: where it ends, and who is moved. */
const MOVES: Record<string, { end?: string; who: string }> = {
  "worker-stepped": { who: "seat" },
  "worker-moved": { who: "seat" },
  climbed: { who: "seat" },
  "reached-top": { end: "top", who: "seat" },
  bumped: { end: "home", who: "owner" },
};

export function stepsIn(messages: Message[]): CastleStep[] {
  return messages.flatMap((message) => {
    const move = MOVES[eventOf(message)];
    if (!move) return [];
    const { section, to } = message.args ?? {};
    return [
      {
        seat: keyOf(message.args?.[move.who], "seat"),
        from: sectionOf(section),
        to: move.end ?? sectionOf(to),
      },
    ];
  });
}
