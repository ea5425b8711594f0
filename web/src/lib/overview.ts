// What the list of my games shows of one: who plays, how it stands, and whether somebody waits for me.
import { api, ApiError } from "./api";
import { change, type MyGame } from "./mygames";
import type { SeatInfo, State } from "./types";

export interface Overview {
  seats: Pick<SeatInfo, "key" | "kind" | "bot" | "opponent" | "name">[];
  totals: number[];
  ranks: number[] | null;
  /** Nobody wins against the others. */
  together: boolean;
  asked: string | null;
}

export type Standing = "turn" | "waiting" | "over" | "gone";

export function overviewOf(state: State): Overview {
  return {
    seats: state.seats.map(({ key, kind, bot, opponent, name }) => ({ key, kind, bot, opponent, name })),
    totals: state.scores.map((row) => row.total ?? 0),
    ranks: state.ranks ?? null,
    together: state.options.coop === true,
    asked: state.question?.seat ?? null,
  };
}

export function standing(game: MyGame): Standing {
  if (game.gone) return "gone";
  if (game.over) return "over";
  return (game.overview?.asked ?? "") in game.mine ? "turn" : "waiting";
}

/** How it ended for whoever sits here; nothing where several do, or nobody, or all play together. */
export function result(game: MyGame): "won" | "shared" | "lost" | null {
  const { overview } = game;
  const mine = Object.keys(game.mine);
  if (!overview?.ranks || overview.together || mine.length !== 1) return null;
  const rank = overview.ranks[overview.seats.findIndex((seat) => seat.key === mine[0])];
  if (rank !== 1) return "lost";
  return overview.ranks.filter((one) => one === 1).length > 1 ? "shared" : "won";
}

/** Ask how it stands, and note that. What the server does not tell now stays as it was. */
export async function lookUp(game: MyGame): Promise<void> {
  const keys = [...Object.values(game.mine), game.watch].filter(Boolean).join(",");
  try {
    const state = await api.state(game.id, keys, { log: 1e9 });
    change(game.id, (one) => ({ ...one, over: state.over, overview: overviewOf(state), gone: undefined }));
  } catch (error) {
    if (error instanceof ApiError && ["unknown-game", "wrong-key"].includes(error.kind))
      change(game.id, (one) => ({ ...one, gone: true }));
  }
}
