// For who listens: what has happened, in two sentences at most. The whole of it stands in the log.
import { eventOf } from "./events";
import type { LogLine, Message, Value } from "./types";

const SENTENCES = 2;
/** What everybody sees coming, or what nobody has to know at once. */
const QUIET = [
  "turn-started",
  "apprentice-shown",
  "apprentice-left",
  "card-seen",
  "card-seen-hidden",
  "coin-laid",
  "market-turned",
  "market-reshuffled",
  "card-dropped",
  "card-drawn",
  "card-drawn-hidden",
  "townsfolk-shown",
  "manuscript-shown",
  "pile-reshuffled",
  "schemes-reshuffled",
];
const GREAT = ["market-reset", "poverty-revealed", "prosperity-revealed", "last-round", "game-over"];
const LARGE = [
  "constructed",
  "cathedral-advanced",
  "captured",
  "hired",
  "built",
  "transcribed",
  "climbed",
  "reached-top",
  "collided",
];
const PLAIN = ["worker-placed", "artisan-placed", "worker-retrieved", "moved"];

function weight(message: Message, me: string): number {
  const { args = {} } = message;
  const name = eventOf(message);
  const isMe = (value: Value | undefined) =>
    typeof value === "object" && !Array.isArray(value) && value.name === `seat-${me}`;
  // What is done to the listener matters most, and where they have just gone themselves least.
  if (isMe(args.owner)) return 4;
  if (PLAIN.includes(name)) return isMe(args.seat) ? -1 : 1;
  return GREAT.includes(name) ? 3 : LARGE.includes(name) ? 2 : 0;
}

/** The lines worth saying aloud, in the order in which they happened. */
export function toSay(lines: LogLine[], me: string): Message[] {
  const heard = lines.map((line) => line.message as Message).filter((message) => !QUIET.includes(eventOf(message)));
  const best = heard
    .map((message, i) => ({ message, i, weight: weight(message, me) }))
    .sort((a, b) => b.weight - a.weight || a.i - b.i)
    .slice(0, SENTENCES);
  return best.sort((a, b) => a.i - b.i).map(({ message }) => message);
}
