// How a game ended, for whoever looks.
import { myGame } from "./mygames";
import type { State } from "./types";

export interface Outcome {
  /** Of the one seat that is played here; nothing where several are, or none, or where all play together. */
  mine: "won" | "shared" | "lost" | null;
  /** How far the winner is ahead of the second, or of me. */
  by: number;
  winners: string[];
  together: boolean;
}

export function seatsHere(state: State): string[] {
  return [...new Set([...Object.keys(myGame(state.id)?.mine ?? {}), ...(state.seat ? [state.seat] : [])])];
}

export function outcomeOf(state: State): Outcome {
  const ranks = state.ranks ?? [];
  const total = (i: number) => state.scores[i]?.total ?? 0;
  const together = state.options.coop === true;
  const first = ranks.indexOf(1);
  const winners = state.seats.filter((_, i) => ranks[i] === 1).map((seat) => seat.key);
  const here = seatsHere(state);
  const me = here.length === 1 && !together ? state.seats.findIndex((seat) => seat.key === here[0]) : -1;
  const lost = me >= 0 && ranks[me] !== 1;
  const second = ranks.reduce((best, rank, i) => (i !== first && (best < 0 || rank < ranks[best]!) ? i : best), -1);
  const other = lost ? me : second;
  return {
    mine: me < 0 || first < 0 ? null : lost ? "lost" : winners.length > 1 ? "shared" : "won",
    by: first < 0 || other < 0 ? 0 : total(first) - total(other),
    winners,
    together,
  };
}

/** The seats from the first to the last, each with its place in the state's lists. */
export function standings(state: State): { seat: string; i: number; rank: number }[] {
  return state.seats
    .map((seat, i) => ({ seat: seat.key, i, rank: state.ranks?.[i] ?? 1 }))
    .sort((a, b) => a.rank - b.rank);
}
