// Every card there is, by kind and key; loaded once.
import { api } from "./api";
import type { Card } from "./types";

let entries = $state.raw<Card[]>([]);
const byKey = $derived(new Map(entries.map((card) => [`${card.kind}:${card.key}`, card])));

export async function loadCards(): Promise<Card[]> {
  if (entries.length === 0) entries = await api.cards();
  return entries;
}

export function allCards(): Card[] {
  return entries;
}

export function card(kind: string, key: string): Card | undefined {
  return byKey.get(`${kind}:${key}`);
}

/** A Building by its key; a Wonder is one too, once it is built. */
export function building(key: string): Card | undefined {
  return card("buildings", key) ?? card("wonders", key);
}
