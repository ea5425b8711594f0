// Every card of the game that is on the table, by kind and key; each game's are loaded once.
import { api } from "./api";
import type { Card } from "./types";

const loaded = new Map<string, Promise<Card[]>>();
let entries = $state.raw<Card[]>([]);
const byKey = $derived(new Map(entries.map((card) => [`${card.kind}:${card.key}`, card])));

/** From now on these cards are meant. */
export async function loadCards(game: string): Promise<Card[]> {
  let found = loaded.get(game);
  if (!found) {
    found = api.cards(game);
    found.catch(() => loaded.delete(game));
    loaded.set(game, found);
  }
  entries = await found;
  return entries;
}

export function card(kind: string, key: string): Card | undefined {
  return byKey.get(`${kind}:${key}`);
}

/** A Building by its key; a Wonder is one too, once it is built. */
export function building(key: string): Card | undefined {
  return card("buildings", key) ?? card("wonders", key);
}
