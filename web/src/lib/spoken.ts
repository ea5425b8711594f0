// For who listens: what has happened, in two sentences at most. The whole of it stands in the log.
import type { LogLine, Message, Value } from "./types";

const SENTENCES = 2;
/** What everybody sees coming, or what nobody has to know at once. */
const QUIET = [
  "event-turn-started",
  "event-apprentice-shown",
  "event-apprentice-left",
  "event-card-seen",
  "event-card-seen-hidden",
  "event-coin-laid",
  "event-market-turned",
  "event-market-reshuffled",
];
const GREAT = ["event-market-reset", "event-last-round", "event-game-over"];
const LARGE = ["event-constructed", "event-cathedral-advanced", "event-captured", "event-hired"];
const PLAIN = ["event-worker-placed", "event-artisan-placed", "event-worker-retrieved"];

function weight({ name, args = {} }: Message, me: string): number {
  const isMe = (value: Value | undefined) => typeof value === "object" && !Array.isArray(value) && value.name === `seat-${me}`;
  // What is done to the listener matters most, and where they have just gone themselves least.
  if (isMe(args.owner)) return 4;
  if (PLAIN.includes(name)) return isMe(args.seat) ? -1 : 1;
  return GREAT.includes(name) ? 3 : LARGE.includes(name) ? 2 : 0;
}

/** The lines worth saying aloud, in the order in which they happened. */
export function toSay(lines: LogLine[], me: string): Message[] {
  const heard = lines.map((line) => line.message as Message).filter((message) => !QUIET.includes(message.name));
  const best = heard
    .map((message, i) => ({ message, i, weight: weight(message, me) }))
    .sort((a, b) => b.weight - a.weight || a.i - b.i)
    .slice(0, SENTENCES);
  return best.sort((a, b) => a.i - b.i).map(({ message }) => message);
}
