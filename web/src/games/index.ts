// Every folder here is a game: its index.ts says what the page knows of it. A game without one is played from the list
// of its answers.
import { addGame, pageOf, type Board, type GamePage, type Lesson, type OpenPile } from "../lib/gamepage";
import { addDrawings } from "../parts/icons";
import type { State } from "../lib/types";
import Generic from "./Generic.svelte";
import { nextLesson } from "./lessons";

const found = import.meta.glob<GamePage>("./*/index.ts", { import: "page", eager: true });
for (const [path, page] of Object.entries(found)) {
  addGame(path.split("/")[1]!, page);
  addDrawings(page.drawings ?? {});
}

/** Their tables are most of what there is to load: each comes when somebody sits down at one. */
const boards = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });
const loaded = new Map<string, Board>();

/** Fetch a game's table. Where it does not come, the game is played from the list. */
export async function loadBoard(game: string): Promise<void> {
  const load = boards[`./${game}/Board.svelte`];
  if (load && !loaded.has(game)) loaded.set(game, await load());
}

/** The table, once it has been loaded. */
export const boardOf = (game: string): Board => loaded.get(game) ?? Generic;

/** Is there a guided first game? */
export const hasLessons = (game: string): boolean => !!pageOf(game).lessons;

/** The boxes that have a guided game of their own. */
export const boxesWithLessons = (game: string): string[] => Object.keys(pageOf(game).boxLessons ?? {});

/** What has been read before a guided game of a box begins: it is for those who know the game without. */
export const knownBefore = (game: string): string[] => (pageOf(game).lessons ?? []).map(([name]) => name);

function lessonsOf({ game, options }: State): Lesson<never>[] {
  const { lessons = [], boxLessons = {} } = pageOf(game);
  const boxes = (options.expansions as string[] | undefined) ?? [];
  return [...boxes.flatMap((box) => boxLessons[box] ?? []), ...lessons];
}

/** What on the table a lesson speaks of. */
export const lessonAbout = (state: State, name: string): string[] =>
  lessonsOf(state).find((lesson) => lesson[0] === name)?.[2] ?? [];

/** The lesson of a guided game that fits the table and has not been read, or null. */
export function lessonFor(state: State, read: readonly string[]): string | null {
  const { question, view, log } = state;
  if (!question) return null;
  const answers = question.options.map((option) => option.token);
  return nextLesson(lessonsOf(state), { view: view as never, question: question.name, answers, log }, read);
}

/** All that lies open before a seat, pile by pile. */
export function openCards(state: State, seat: string): OpenPile[] {
  return pageOf(state.game).openCards?.(state.view as never, seat) ?? [];
}
