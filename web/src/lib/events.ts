// What kind of event a message tells, whichever game it comes from: "event-paid" and "other-event-paid" are both "paid".
import { keyOf } from "./messages";
import type { LogLine, Message } from "./types";

export function eventOf({ name }: Message): string {
  return /^(?:[a-z]+-)?event-(.+)$/.exec(name)?.[1] ?? "";
}

export const startsTurn = (message: Message) => eventOf(message) === "turn-started";

/** What a seat's last turn brought, or null if it has had none. */
export function lastTurn(log: LogLine[], seat: string): Message[] | null {
  const messages = log.map((line) => line.message as Message);
  const start = messages.findLastIndex((one) => startsTurn(one) && keyOf(one.args?.seat, "seat") === seat);
  if (start < 0) return null;
  const after = messages.slice(start + 1);
  const end = after.findIndex(startsTurn);
  return end < 0 ? after : after.slice(0, end);
}
