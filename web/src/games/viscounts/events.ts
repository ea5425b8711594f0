// How the events of Viscounts are told, and the journeys of Viscounts that they tell of.
import { eventOf } from "../../lib/events";
import type { EventTelling, Flight } from "../../lib/gamepage";
import { inner, keyOf } from "../../lib/messages";
import type { Message } from "../../lib/types";

function flightOf(message: Message): Flight | null {
  if (eventOf(message) !== "moved") return null;
  const { number, segment } = inner(message.args?.space)?.args ?? {};
  const space = number === undefined ? `I${segment as string}` : `O${number as number}`;
  return { seat: keyOf(message.args?.seat, "seat"), place: `space-${space}`, home: false };
}

export const EVENTS: EventTelling = {
  quiet: [
    "card-dropped",
    "card-drawn",
    "card-drawn-hidden",
    "townsfolk-shown",
    "manuscript-shown",
    "pile-reshuffled",
    "schemes-shuffled",
    "scheme-dropped",
  ],
  large: ["built", "linked", "transcribed", "hired", "climbed", "reached-top", "bumped", "leader-taken", "collided"],
  great: ["poverty-revealed", "prosperity-revealed", "last-round", "game-over"],
  plain: ["moved"],
  hurts: ["bumped", "debts-taken", "corruption-gained"],
  unsaid: ["card-played"],
  flightOf,
};
