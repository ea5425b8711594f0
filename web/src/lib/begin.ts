// Beginning games, and remembering the keys to them.
import { usualBot } from "./about";
import { api } from "./api";
import { keep, myGame } from "./mygames";
import { seatsHere } from "./outcome";
import { overviewOf } from "./overview";
import { gamePath, go } from "./router.svelte";
import { players } from "./seatname";
import type { NewGame, State } from "./types";

/** The kind of a new seat, by who sits there. */
export const KINDS = { me: "open", link: "invited", bot: "bot" } as const;
export type Sitting = "me" | "link" | "bot";

/** Begin a game and go to it, `instead` of the page that is shown. `here` says for each seat who sits there. */
export async function begin(
  body: NewGame,
  here: Sitting[],
  {
    keys = null,
    lessons,
    instead = false,
  }: { keys?: string | null; lessons?: string[] | undefined; instead?: boolean } = {},
): Promise<void> {
  const created = await api.create(body, keys);
  const options = body.options ?? {};
  keep({
    id: created.id,
    game: body.game ?? gameOf(body.record ?? "") ?? "",
    players: here.length,
    expansions: (options.expansions as string[] | undefined) ?? [],
    ...(options.opponent ? { opponent: options.opponent as string } : {}),
    begun: Date.now(),
    mine: created.keys,
    links: {},
    invitations: created.invitations,
    watch: created.watch,
    ...(lessons ? { lessons } : {}),
  });
  go(gamePath(created.id, Object.values(created.keys)[0] ?? created.watch), instead);
}

/** Against a bot, at once; a guided game takes the place of the page that sets it up, so that "back" does not begin
 * another. `box` and `read`: it teaches that box, and those lessons have been read. */
export async function playNow(game: string, guided = false, box = "", read: string[] = []): Promise<void> {
  const bot = await usualBot(game, guided);
  const options = { players: 2, ...(box ? { expansions: [box] } : {}) };
  await begin({ game, options, seats: [{ kind: "open" }, { kind: "bot", bot }] }, ["me", "bot"], {
    lessons: guided ? read : undefined,
    instead: guided,
  });
}

/** The same game once more: who sits here sits here again, friends are invited anew, bots play on. */
export async function rematch(state: State): Promise<void> {
  const mine = seatsHere(state);
  const seats = players(state).map((seat) => ({
    who: !seat.person && seat.bot ? ("bot" as const) : mine.includes(seat.key) ? ("me" as const) : ("link" as const),
    seat,
  }));
  const { pace, seconds, by } = state.absence;
  const friends = seats.some(({ who }) => who === "link");
  await begin(
    {
      game: state.game,
      options: state.options,
      seats: seats.map(({ who, seat }) => ({
        kind: KINDS[who],
        ...(who === "bot" ? { bot: seat.bot } : {}),
        ...(seat.name ? { name: seat.name } : {}),
      })),
      ...(friends ? { absence: { pace, by, minutes: Math.round(seconds / 60) } } : {}),
    },
    seats.map(({ who }) => who),
  );
}

/** How many players a record has. */
export function playersOf(record: string): number {
  return Number(/^players: (\d+)$/m.exec(record)?.[1] ?? 0);
}

/** Which game a record is of. */
export function gameOf(record: string): string | undefined {
  return /^game: ([a-z]+)$/m.exec(record)?.[1];
}

/** A record from a file: a finished game is shown from its beginning, any other goes on at this screen. */
export async function openRecord(record: string): Promise<void> {
  const here = Array.from({ length: playersOf(record) || 2 }, () => "me" as const);
  await begin({ record, seats: here.map(() => ({ kind: "open" })) }, here);
}

/** A game that was opened by a link joins those that this browser knows. */
export function remember(state: State, key: string): void {
  const known = myGame(state.id);
  const mine = { ...(known?.mine ?? {}) };
  if (state.seat) mine[state.seat] = key;
  keep({
    id: state.id,
    game: state.game,
    players: players(state).length,
    expansions: (state.options.expansions as string[] | undefined) ?? [],
    ...(state.options.opponent ? { opponent: state.options.opponent as string } : {}),
    begun: known?.begun ?? Date.now(),
    mine,
    links: known?.links ?? {},
    invitations: known?.invitations ?? {},
    watch: state.seat ? (known?.watch ?? "") : key,
    over: state.over,
    overview: overviewOf(state),
    // Noted once, while it is still a promise.
    commitment: known?.commitment ?? ((!state.over && state.chance.commitment) || undefined),
    lessons: known?.lessons,
  });
}
