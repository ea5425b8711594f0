// What the others did since somebody's last turn, turn by turn, with what it cost that somebody.
import { eventOf, startsTurn } from "./events";
import type { EventTelling } from "./gamepage";
import { keyOf } from "./messages";
import type { LogLine, Message } from "./types";

export interface Turn {
  seat: string;
  /** The answer with which it began, for the replay. */
  number: number;
  messages: Message[];
}

/** The turns that the log tells of, in order, with what happened after this answer; what happened before the first one
 * belongs to none. */
export function turnsOf(log: LogLine[], after = -1): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    const message = line.message as Message;
    if (startsTurn(message)) turns.push({ seat: keyOf(message.args?.seat, "seat"), number: line.number, messages: [] });
    else if (line.number > after) turns.at(-1)?.messages.push(message);
  }
  return turns;
}

/** The others' turns since this seat's last one; its own that is under way does not count. */
export function turnsSince(log: LogLine[], me: string, after = -1): Turn[] {
  const turns = turnsOf(log, after);
  const end = turns.at(-1)?.seat === me ? turns.length - 1 : turns.length;
  const start = turns.slice(0, end).findLastIndex((turn) => turn.seat === me) + 1;
  return turns.slice(start, end);
}

/** What this seat has not seen to yet, after the answer that it saw last. To who only watches, the last turn is news. */
export function unseen(log: LogLine[], me: string, seen: number): Turn[] {
  const turns = me ? turnsSince(log, me, seen) : turnsOf(log, seen).slice(-1);
  return turns.filter((turn) => turn.messages.length);
}

const names = (message: Message, part: string, me: string) => keyOf(message.args?.[part], "seat") === me;

/** What somebody else's turn took from this seat. */
export function losses(turn: Turn, me: string, events: EventTelling): Message[] {
  if (!me || turn.seat === me) return [];
  return turn.messages.filter(
    (message) => events.hurts.includes(eventOf(message)) && (names(message, "owner", me) || names(message, "seat", me)),
  );
}

const SHORT = 3;

/** A turn in a few sentences: where it went, what mattered most, and always what it took from this seat. */
export function gist(turn: Turn, me: string, events: EventTelling): Message[] {
  const hurting = losses(turn, me, events);
  const weight = (message: Message) => {
    const name = eventOf(message);
    if (hurting.includes(message)) return 5;
    if (events.great.includes(name)) return 4;
    if (events.large.includes(name)) return 3;
    return events.plain.includes(name) ? 2 : 1;
  };
  const told = turn.messages.filter((message) => !events.quiet.includes(eventOf(message)));
  const chosen = told
    .map((message, i) => ({ message, i }))
    .sort((a, b) => weight(b.message) - weight(a.message) || a.i - b.i)
    .slice(0, Math.max(SHORT, hurting.length));
  return chosen.sort((a, b) => a.i - b.i).map(({ message }) => message);
}
