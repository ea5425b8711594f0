// For who listens: what has happened, in two sentences at most. The whole of it stands in the log.
import { eventOf, startsTurn } from "./events";
import type { EventTelling } from "./gamepage";
import { keyOf } from "./messages";
import type { LogLine, Message, Value } from "./types";

const SENTENCES = 2;

function weight(message: Message, me: string, events: EventTelling): number {
  const { args = {} } = message;
  const name = eventOf(message);
  const isMe = (seat: Value | undefined) => me !== "" && keyOf(seat, "seat") === me;
  // What is done to the listener matters most, and where they have just gone themselves least.
  if (isMe(args.owner) || (isMe(args.seat) && events.hurts.includes(name))) return 4;
  if (events.plain.includes(name)) return isMe(args.seat) ? -1 : 1;
  return events.great.includes(name) ? 3 : events.large.includes(name) ? 2 : 0;
}

/** The lines worth saying aloud, in the order in which they happened. */
export function toSay(lines: LogLine[], me: string, events: EventTelling): Message[] {
  const heard = lines
    .map((line) => line.message as Message)
    .filter((message) => !startsTurn(message) && !events.quiet.includes(eventOf(message)));
  const best = heard
    .map((message, i) => ({ message, i, weight: weight(message, me, events) }))
    .sort((a, b) => b.weight - a.weight || a.i - b.i)
    .slice(0, SENTENCES);
  return best.sort((a, b) => a.i - b.i).map(({ message }) => message);
}
