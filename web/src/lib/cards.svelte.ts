// Every card that is meant now, by kind and key: those of a game as they are printed, or those that a table plays with.
import { api } from "./api";
import type { Card, State } from "./types";

const loaded = new Map<string, Promise<Card[]>>();
let entries = $state.raw<Card[]>([]);
let game = $state("");
const byKey = $derived(new Map(entries.map((card) => [`${card.kind}:${card.key}`, card])));

/** From now on these cards are meant; they are fetched once. */
async function use(of: string, address: string, fetch: () => Promise<Card[]>): Promise<Card[]> {
  let found = loaded.get(address);
  if (!found) {
    found = fetch();
    found.catch(() => loaded.delete(address));
    loaded.set(address, found);
  }
  entries = await found;
  game = of;
  return entries;
}

export const useCards = (game: string) => use(game, game, () => api.cards(game));

/** With the corrections of the table's set-up. */
export const useTableCards = (table: Pick<State, "id" | "game">, key: string) =>
  use(table.game, `${table.game} ${table.id}`, () => api.tableCards(table.id, key));

/** The game whose cards are meant. */
export const cardsGame = () => game;

export function card(kind: string, key: string): Card | undefined {
  return byKey.get(`${kind}:${key}`);
}

/** Those of these keys that there are. */
export function cardsOf(kind: string, keys: (string | null)[]): Card[] {
  return keys.flatMap((key) => (key && card(kind, key)) || []);
}
