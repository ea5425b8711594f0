// How the events of Viscounts are told, and the journeys of Viscounts that they tell of.
import { eventOf } from "../../lib/events";
import type { EventTelling, Flight, Trace } from "../../lib/gamepage";
import { inner, keyOf } from "../../lib/messages";
import type { Message } from "../../lib/types";
import { scrapsOf } from "./telling";

const spaceOf = (message: Message): string => {
  const { number, segment } = inner(message.args?.space)?.args ?? {};
  return number === undefined ? `I${segment as string}` : `O${number as number}`;
};

/** As the board names it: "A1", or "top". */
const sectionOf = (section: Message | null): string => {
  const segment = section?.args?.segment;
  return typeof segment === "string" ? `${segment}${section?.name.at(-1) ?? ""}` : "top";
};

function flightOf(message: Message): Flight | null {
  if (eventOf(message) !== "moved") return null;
  return { seat: keyOf(message.args?.seat, "seat"), place: `space-${spaceOf(message)}`, home: false };
}

/** Where Viscounts have gone, what was built, where Workers came and were sent away, and new cards. */
function tracesOf(message: Message): Trace[] {
  const { args } = message;
  const seat = keyOf(args?.seat, "seat");
  const section = (part: string) => `section:${sectionOf(inner(args?.[part]))}`;
  switch (eventOf(message)) {
    case "moved":
      return [{ kind: "moved", seat, of: seat, target: `space:${spaceOf(message)}` }];
    case "built":
      return [{ kind: "placed", seat, of: seat, target: `spot:${args?.spot as string}` }];
    case "workers-placed":
      return [{ kind: "placed", seat, of: seat, target: section("section") }];
    case "climbed":
    case "worker-moved":
      return [{ kind: "placed", seat, of: seat, target: section("to") }];
    case "bumped":
      return [{ kind: "taken", seat, of: keyOf(args?.owner, "seat"), target: section("section") }];
    case "townsfolk-shown":
      return [{ kind: "new", seat, target: `townsfolk-at:${args?.segment as string}` }];
    case "manuscript-shown":
      return [{ kind: "new", seat, target: `manuscripts-at:${args?.segment as string}` }];
    default:
      return [];
  }
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
  moments: {
    built: "building",
    transcribed: "building",
    "reached-top": "level",
    "leader-taken": "level",
    bumped: "capture",
    collided: "reset",
    "debts-taken": "debt",
    "corruption-gained": "debt",
    "poverty-revealed": "last-round",
    "prosperity-revealed": "last-round",
    "last-round": "last-round",
  },
  flightOf,
  tracesOf,
  scrapsOf,
};
