// The journeys of Workers, and of Viscounts, that messages tell of.
import { eventOf } from "./events";
import type { Message, Value } from "./types";

const keyOf = (value: Value | undefined, before: string) =>
  typeof value === "object" && !Array.isArray(value) && value.name.startsWith(before)
    ? value.name.slice(before.length)
    : "";

/** A space of the round board, as its thing on the table is called. */
function spaceOf(value: Value | undefined): string {
  if (typeof value !== "object" || Array.isArray(value)) return "";
  const { number, segment } = value.args ?? {};
  return number === undefined ? `space-I${segment as string}` : `space-O${number as number}`;
}

export interface Flight {
  seat: string;
  place: string;
  home: boolean;
}

/** The journeys that some messages tell of. */
export function flights(messages: Message[]): Flight[] {
  const found: Flight[] = [];
  for (const message of messages) {
    const { args } = message;
    const seat = keyOf(args?.seat, "seat-");
    const place = keyOf(args?.place, "the-");
    const event = eventOf(message);
    if (event === "worker-placed" || event === "artisan-placed") found.push({ seat, place, home: false });
    else if (event === "worker-retrieved" || event === "captured-own") found.push({ seat, place, home: true });
    else if (event === "captured") found.push({ seat: keyOf(args?.owner, "seat-"), place, home: true });
    else if (event === "moved") found.push({ seat, place: spaceOf(args?.space), home: false });
  }
  return found.filter((one) => one.seat && one.place);
}
