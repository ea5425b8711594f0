// What kind of event a message tells, whichever game it comes from: "event-hired" and "viscounts-event-hired" are "hired".
import type { Message } from "./types";

export function eventOf({ name }: Message): string {
  return /^(?:[a-z]+-)?event-(.+)$/.exec(name)?.[1] ?? "";
}

export const startsTurn = (message: Message) => eventOf(message) === "turn-started";
