// How the events of Architects are told, and the journeys of Workers that they tell of.
import { eventOf } from "../../lib/events";
import type { EventTelling, Flight, Trace } from "../../lib/gamepage";
import { keyOf } from "../../lib/messages";
import type { Message } from "../../lib/types";
import { scrapsOf } from "./telling";

function flightOf(message: Message): Flight | null {
  const { args } = message;
  const seat = keyOf(args?.seat, "seat");
  const place = keyOf(args?.place, "the");
  switch (eventOf(message)) {
    case "worker-placed":
    case "artisan-placed":
      return { seat, place, home: false };
    case "worker-retrieved":
    case "captured-own":
      return { seat, place, home: true };
    case "captured":
      return { seat: keyOf(args?.owner, "seat"), place, home: true };
    default:
      return null;
  }
}

/** Where Workers have come to stand, and where they have been taken away. */
function tracesOf(message: Message): Trace[] {
  const { args } = message;
  const seat = keyOf(args?.seat, "seat");
  const target = `place:${keyOf(args?.place, "the")}`;
  const number = typeof args?.number === "number" ? args.number : 1;
  switch (eventOf(message)) {
    case "worker-placed":
    case "artisan-placed":
      return [{ kind: "placed", seat, of: seat, number, target }];
    case "worker-retrieved":
    case "captured-own":
      return [{ kind: "taken", seat, of: seat, number, target }];
    case "captured":
      return [{ kind: "taken", seat, of: keyOf(args?.owner, "seat"), number, target }];
    default:
      return [];
  }
}

export const EVENTS: EventTelling = {
  quiet: [
    "apprentice-shown",
    "apprentice-left",
    "card-seen",
    "card-seen-hidden",
    "coin-laid",
    "market-turned",
    "market-reshuffled",
    "card-drawn",
    "card-drawn-hidden",
  ],
  large: ["constructed", "cathedral-advanced", "captured", "hired"],
  great: ["market-reset", "last-round", "game-over"],
  plain: ["worker-placed", "artisan-placed", "worker-retrieved"],
  hurts: ["captured", "sent-to-prison", "virtue-lost", "debt-taken", "dismissed"],
  unsaid: ["worker-placed", "artisan-placed"],
  moments: {
    captured: "capture",
    "sent-to-prison": "prison",
    "market-reset": "reset",
    "profiteer-struck": "prison",
    "debt-taken": "debt",
    "virtue-lost": "debt",
    constructed: "building",
    "cathedral-advanced": "level",
    "last-round": "last-round",
  },
  flightOf,
  tracesOf,
  scrapsOf,
};
