// The log as it is read: one entry a turn, and what happened beside the turns.
import { startsTurn } from "./events";
import { seatOf, type Line } from "./notices";
import type { Turn } from "./turns";

export interface Entry {
  /** Nothing, where the line stands for itself. */
  turn?: Turn & { bot: boolean };
  /** In its order: what the turn's line unfolds to, or the line itself. */
  lines: Line[];
}

export function entriesOf(lines: Line[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (startsTurn(line.message)) {
      const turn = { seat: seatOf(line.message), number: line.number, messages: [], bot: !!line.bot };
      entries.push({ turn, lines: [line] });
    } else if (!line.table && last?.turn) {
      last.turn.messages.push(line.message);
      last.lines.push(line);
    } else entries.push({ lines: [line] });
  }
  return entries;
}
