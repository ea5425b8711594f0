// Every folder here is a game: its index.ts says what the page knows of it. A game without one is played from the list
// of its answers.
import { addGame, pageOf, type Board, type GamePage, type OpenPile } from "../lib/gamepage";
import { addDrawings } from "../parts/icons";
import type { State } from "../lib/types";
import Generic from "./Generic.svelte";
import { nextLesson } from "./lessons";

const found = import.meta.glob<GamePage>("./*/index.ts", { import: "page", eager: true });
for (const [path, page] of Object.entries(found)) {
  addGame(path.split("/")[1]!, page);
  addDrawings(page.drawings ?? {});
}

export const boardOf = (game: string): Board => pageOf(game).Board ?? Generic;

/** Is there a guided first game? */
export const hasLessons = (game: string): boolean => !!pageOf(game).lessons;

/** The lesson of a guided game that fits the table and has not been read, or null. */
export function lessonFor(state: State, read: readonly string[]): string | null {
  const { game, question, view, log } = state;
  const { lessons } = pageOf(game);
  if (!lessons || !question) return null;
  const answers = question.options.map((option) => option.token);
  return nextLesson(lessons, { view: view as never, question: question.name, answers, log }, read);
}

/** All that lies open before a seat, pile by pile. */
export function openCards(state: State, seat: string): OpenPile[] {
  return pageOf(state.game).openCards?.(state.view as never, seat) ?? [];
}
