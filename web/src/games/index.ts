// Which component draws which game. A game that is not named here is played from its list of answers.
import type { Component, Snippet } from "svelte";
import type { State } from "../lib/types";
import Architects from "./architects/Board.svelte";
import { openInArchitects } from "./architects/open";
import { lesson } from "./architects/lessons";
import Viscounts from "./viscounts/Board.svelte";
import type { View } from "./architects/view";
import Generic from "./Generic.svelte";
import type { OpenPile } from "./open";
import { openInViscounts } from "./viscounts/open";

export type Board = Component<{ state: State; question: Snippet; log: Snippet }>;

const BOARDS: Record<string, Board> = { architects: Architects, viscounts: Viscounts };

const OPEN: Record<string, (view: State["view"], seat: string) => OpenPile[]> = { architects: openInArchitects, viscounts: openInViscounts };

/** Is there a guided first game? */
export const hasLessons = (game: string) => game === "architects";

/** The lesson of a guided game that fits the table and has not been read, or null. */
export function lessonFor(state: State, read: readonly string[]): string | null {
  const { game, question, view, log } = state;
  if (!hasLessons(game) || !question) return null;
  const answers = question.options.map((option) => option.token);
  return lesson({ view: view as unknown as View, question: question.name, answers, log }, read);
}

/** All that lies open before a seat, pile by pile. */
export function openCards(state: State, seat: string): OpenPile[] {
  return OPEN[state.game]?.(state.view, seat) ?? [];
}

export function boardOf(game: string): Board {
  return BOARDS[game] ?? Generic;
}
