// Cards that lie open before a player.
import type { Card } from "../lib/types";

export interface OpenPile {
  /** Nothing, where there is only one pile. */
  title: string;
  cards: Card[];
}

export const known = (cards: (Card | undefined)[]): Card[] => cards.filter((one) => one !== undefined);
