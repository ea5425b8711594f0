// A companion's session at a real table, as this browser keeps it: what was said, and what came of it.
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

const NAME = "guildhall.companion";

export function stored(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? "null") as Kept | null;
    return found?.state?.session && Array.isArray(found.entries) ? found : null;
  } catch {
    return null;
  }
}

export function store(kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(NAME, JSON.stringify(kept));
    else localStorage.removeItem(NAME);
  } catch {
    // A full or closed storage: it lasts as long as the page is open.
  }
}
