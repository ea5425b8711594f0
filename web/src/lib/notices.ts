// The log of a game with what happened at its table in between.
import { startsTurn } from "./events";
import type { LogLine, Message, NoticeLine } from "./types";

export interface Line {
  number: number;
  message: Message;
  /** About the table rather than the game. */
  table?: boolean;
  /** The first line of a turn that a bot took for somebody. */
  bot?: boolean;
}

/** The seat that a line is about, if it is about one. */
export function seatOf(message: Message): string {
  const seat = message.args?.seat;
  return typeof seat === "object" && !Array.isArray(seat) ? seat.name.replace("seat-", "") : "";
}

/** All lines in order; a notice follows what the answer brought that it came after. */
export function withNotices(lines: LogLine[], notices: NoticeLine[]): Line[] {
  const found: Line[] = [];
  const playedFor = new Set<string>(); // seats of people for whom a bot plays at this point
  let next = 0;
  const tell = (before: number) => {
    for (; next < notices.length && notices[next]!.number < before; next++) {
      const notice = notices[next]!;
      if (notice.seat && notice.kind.startsWith("bot-")) playedFor.add(notice.seat);
      else if (notice.seat && (notice.kind === "back" || notice.kind === "joined")) playedFor.delete(notice.seat);
      found.push({ number: notice.number, message: notice.message as Message, table: true });
    }
  };
  for (const line of lines) {
    const message = line.message as Message;
    tell(line.number);
    found.push({ number: line.number, message, bot: startsTurn(message) && playedFor.has(seatOf(message)) });
  }
  tell(Infinity);
  return found;
}
