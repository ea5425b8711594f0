// A turn in drawings and few words: what each event of it is in short, whom else it concerns, and what it cost me.
import { eventOf } from "./events";
import type { EventTelling, Scrap } from "./gamepage";
import { keyOf } from "./messages";
import { gist, losses, type Turn } from "./turns";
import type { Message } from "./types";
import { say } from "./words.svelte";

export interface Told {
  message: Message;
  scraps: Scrap[];
  /** Whom it happened to, where that is not whose turn it is. */
  seat: string;
  cost: boolean;
}

export function brief(turn: Turn, me: string, events: EventTelling): Told[] {
  const hurting = losses(turn, me, events);
  const told: Told[] = [];
  for (const message of turn.messages) {
    const name = eventOf(message);
    const cost = hurting.includes(message);
    if (events.quiet.includes(name) && !cost) continue;
    const matters = cost || events.large.includes(name) || events.great.includes(name);
    const scraps = events.scrapsOf?.(message) ?? (matters ? [{ text: say(message) }] : []);
    if (!scraps.length) continue;
    const of = keyOf(message.args?.seat, "seat");
    told.push({ message, scraps, seat: of === turn.seat ? "" : of, cost });
  }
  if (told.length) return told;
  return gist(turn, me, events).map((message) => ({
    message,
    scraps: [{ text: say(message) }],
    seat: "",
    cost: false,
  }));
}

/** The gravest thing in a turn: what it cost me, what everybody has to know, what matters more than most. */
export function gravity(turn: Turn, me: string, events: EventTelling): "hurt" | "great" | "large" | "" {
  if (losses(turn, me, events).length) return "hurt";
  const has = (names: string[]) => turn.messages.some((message) => names.includes(eventOf(message)));
  return has(events.great) ? "great" : has(events.large) ? "large" : "";
}
