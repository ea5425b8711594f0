// Every card of the game that is on the table, by kind and key; each game's are loaded once.
import { api } from "./api";
import type { Card } from "./types";

const loaded = new Map<string, Promise<Card[]>>();
let entries = $state.raw<Card[]>([]);
let game = $state("");
const byKey = $derived(new Map(entries.map((card) => [`${card.kind}:${card.key}`, card])));

/** From now on these cards are meant. */
export async function loadCards(of: string): Promise<Card[]> {
  let found = loaded.get(of);
  if (!found) {
    found = api.cards(of);
    found.catch(() => loaded.delete(of));
    loaded.set(of, found);
  }
  entries = await found;
  game = of;
  return entries;
}

/** The game whose cards are meant. */
export const cardsGame = () => game;

export function card(kind: string, key: string): Card | undefined {
  return byKey.get(`${kind}:${key}`);
}

/** Those of these keys that there are. */
export function cardsOf(kind: string, keys: (string | null)[]): Card[] {
  return keys.flatMap((key) => (key && card(kind, key)) || []);
}
