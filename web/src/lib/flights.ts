// The journeys of Workers that messages tell of.
import type { Message, Value } from "./types";

const keyOf = (value: Value | undefined, before: string) =>
  typeof value === "object" && !Array.isArray(value) && value.name.startsWith(before) ? value.name.slice(before.length) : "";

export interface Flight {
  seat: string;
  place: string;
  home: boolean;
}

/** The journeys that some messages tell of. */
export function flights(messages: Message[]): Flight[] {
  const found: Flight[] = [];
  for (const { name, args } of messages) {
    const seat = keyOf(args?.seat, "seat-");
    const place = keyOf(args?.place, "the-");
    if (name === "event-worker-placed" || name === "event-artisan-placed") found.push({ seat, place, home: false });
    else if (name === "event-worker-retrieved" || name === "event-captured-own") found.push({ seat, place, home: true });
    else if (name === "event-captured") found.push({ seat: keyOf(args?.owner, "seat-"), place, home: true });
  }
  return found.filter((one) => one.seat && one.place);
}
