// Which component draws which game. A game that is not named here is played from its list of answers.
import type { Component, Snippet } from "svelte";
import type { State } from "../lib/types";
import Architects from "./architects/Board.svelte";
import { lesson } from "./architects/lessons";
import type { View } from "./architects/view";
import Generic from "./Generic.svelte";

export type Board = Component<{ state: State; question: Snippet; log: Snippet }>;

const BOARDS: Record<string, Board> = { architects: Architects };

/** The lesson of a guided game that fits the table and has not been read, or null. */
export function lessonFor(state: State, read: readonly string[]): string | null {
  const { game, question, view, log } = state;
  if (game !== "architects" || !question) return null;
  const answers = question.options.map((option) => option.token);
  return lesson({ view: view as unknown as View, question: question.name, answers, log }, read);
}

export function boardOf(game: string): Board {
  return BOARDS[game] ?? Generic;
}
