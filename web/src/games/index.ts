// Which component draws which game. A game that is not named here is played from its list of answers.
import type { Component, Snippet } from "svelte";
import type { State } from "../lib/types";
import Architects from "./architects/Board.svelte";
import { openInArchitects } from "./architects/open";
import { ARCHITECTS_LESSONS } from "./architects/lessons";
import Viscounts from "./viscounts/Board.svelte";
import Generic from "./Generic.svelte";
import { nextLesson, type Lesson } from "./lessons";
import type { OpenPile } from "./open";
import { VISCOUNTS_LESSONS } from "./viscounts/lessons";
import { openInViscounts } from "./viscounts/open";

export type Board = Component<{ state: State; question: Snippet; log: Snippet }>;

const BOARDS: Record<string, Board> = { architects: Architects, viscounts: Viscounts };

const OPEN: Record<string, (view: State["view"], seat: string) => OpenPile[]> = {
  architects: openInArchitects,
  viscounts: openInViscounts,
};

// Each knows the view of its own game.
const LESSONS: Record<string, Lesson<never>[]> = { architects: ARCHITECTS_LESSONS, viscounts: VISCOUNTS_LESSONS };

/** Is there a guided first game? */
export const hasLessons = (game: string) => game in LESSONS;

/** The lesson of a guided game that fits the table and has not been read, or null. */
export function lessonFor(state: State, read: readonly string[]): string | null {
  const { game, question, view, log } = state;
  const lessons = LESSONS[game];
  if (!lessons || !question) return null;
  const answers = question.options.map((option) => option.token);
  return nextLesson(lessons, { view: view as never, question: question.name, answers, log }, read);
}

/** All that lies open before a seat, pile by pile. */
export function openCards(state: State, seat: string): OpenPile[] {
  return OPEN[state.game]?.(state.view, seat) ?? [];
}

export function boardOf(game: string): Board {
  return BOARDS[game] ?? Generic;
}
