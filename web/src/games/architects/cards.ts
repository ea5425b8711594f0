import { card } from "../../lib/cards.svelte";
import type { Card } from "../../lib/types";

/** A Building by its key; a Wonder is one too, once it is built. */
export function building(key: string): Card | undefined {
  return card("buildings", key) ?? card("wonders", key);
}

export const buildings = (keys: string[]): Card[] => keys.flatMap((key) => building(key) ?? []);
