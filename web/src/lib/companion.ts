// A companion's session at a real table, as this browser keeps it: what was said, and what came of it.
import { keepAs, kept as found } from "./owners/kept";
import type { CompanionState, Message } from "./types";

export interface Entry {
  /** How much had been said by then: lines, and answers about the last one. */
  lines: number;
  answers: number;
  said: string;
  told: Message[];
}

export interface Kept {
  state: CompanionState;
  entries: Entry[];
  /** What the people have counted for themselves. */
  totals: number[];
  /** Milliseconds at the table, and since when the clock runs; 0 while it stands still. */
  spent: number;
  since: number;
}

type Session = { said?: [string, unknown[]][] };

export function saidSoFar(session: Session): { lines: number; answers: number } {
  const said = session.said ?? [];
  return { lines: said.length, answers: said.at(-1)?.[1].length ?? 0 };
}

/** What is left of it where lines or answers were taken back. */
export function stillSaid(entries: Entry[], session: Session): Entry[] {
  const now = saidSoFar(session);
  return entries.filter((one) => one.lines < now.lines || (one.lines === now.lines && one.answers <= now.answers));
}

/** How many turns it has taken. */
export const turnsOf = (session: Session): number => (session.said ?? []).filter(([line]) => line === "turn").length;

/** All that came of the latest line. */
export function latest(entries: Entry[]): Message[] {
  const line = entries.at(-1)?.lines;
  return entries.filter((one) => one.lines === line).flatMap((one) => one.told);
}

const NAME = "guildhall.companion";

export function stored(): Kept | null {
  const one = found(NAME) as Kept | null;
  // Of an earlier edition there is no more than the session, which says everything again.
  if (!one?.state?.session || !Array.isArray(one.entries)) return null;
  const state = { ...one.state, counts: one.state.counts ?? [], points: one.state.points ?? [] };
  return { ...one, state, totals: one.totals ?? [], spent: one.spent ?? 0, since: one.since ?? 0 };
}

export const store = (kept: Kept | null): void => keepAs(NAME, kept);

/** 75 minutes as 1:15. */
export function clock(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
