// What decided a game: where the winner left the second most behind.
import type { State } from "./types";

export interface Decided {
  winner: string;
  second: string;
  category: string;
  by: number;
}

export function decided(state: State): Decided | null {
  const ranks = state.ranks ?? [];
  const first = ranks.indexOf(1);
  if (first < 0 || ranks.filter((rank) => rank === 1).length > 1) return null;
  let second = -1;
  ranks.forEach((rank, i) => {
    if (i !== first && (second < 0 || rank < ranks[second]!)) second = i;
  });
  if (second < 0) return null;
  let best: [string, number] = ["", 0];
  for (const [category, points] of Object.entries(state.scores[first] ?? {})) {
    const by = points - (state.scores[second]?.[category] ?? 0);
    if (category !== "total" && by > best[1]) best = [category, by];
  }
  if (!best[0]) return null;
  return { winner: state.seats[first]!.key, second: state.seats[second]!.key, category: best[0], by: best[1] };
}
