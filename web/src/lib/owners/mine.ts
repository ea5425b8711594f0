// The cards of the owner's box, as far as they differ from ours: kept in this browser as they were typed. The server says
// which of it can be used.
import { api } from "../api";
import type { CardField, CardsChecked } from "../types";
import { isTable, keepAs, kept } from "./kept";

export interface MyCards {
  by: string;
  /** By names of kind, card and field, with points between. */
  corrections: Record<string, unknown>;
  /** Cards that were compared, and are as we print them but for that. */
  right: string[];
}

export const NONE: MyCards = { by: "", corrections: {}, right: [] };
const NAME = "guildhall.cards";
const LONGEST_BY = 40;

/** From a link or from storage. */
export function asCards(found: unknown): MyCards | null {
  if (!isTable(found) || !isTable(found.corrections)) return null;
  const right = Array.isArray(found.right) ? found.right.filter((one) => typeof one === "string") : [];
  return {
    by: typeof found.by === "string" ? found.by.slice(0, LONGEST_BY) : "",
    corrections: found.corrections,
    right,
  };
}

function all(): Record<string, unknown> {
  const found = kept(NAME);
  return isTable(found) ? found : {};
}
export const myCards = (game: string): MyCards => asCards(all()[game]) ?? NONE;
export const keepCards = (game: string, mine: MyCards): void => keepAs(NAME, { ...all(), [game]: mine });
export const changed = (mine: MyCards): number => Object.keys(mine.corrections).length;

export const checkMine = (game: string, mine: MyCards): Promise<CardsChecked> => api.checkCards({ game, ...mine });

export const fieldPath = (card: { kind: string; key: string }, field: string): string =>
  `${card.kind}.${card.key}.${field}`;
export const cardPath = (card: { kind: string; key: string }): string => `${card.kind}.${card.key}`;

/** The same, however its parts are ordered; what is not named is nothing. */
export function alike(one: unknown, other: unknown): boolean {
  if (isTable(one) && isTable(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
      alike(one[key] ?? 0, other[key] ?? 0),
    );
  if (Array.isArray(one) && Array.isArray(other)) return [...one].sort().join() === [...other].sort().join();
  return one === other;
}

/** With another value of one field; ours again is no correction. */
export function withValue(mine: MyCards, path: string, field: CardField, value: unknown): MyCards {
  const rest = Object.entries(mine.corrections).filter(([name]) => name !== path);
  return {
    ...mine,
    corrections: Object.fromEntries(alike(value, field.ours) ? rest : [...rest, [path, value]]),
  };
}

/** What another set says otherwise than mine, and all the rest of it beside mine. */
export function joined(mine: MyCards, other: MyCards): { cards: MyCards; conflicts: [string, unknown][] } {
  const conflicts = Object.entries(other.corrections).filter(
    ([path, value]) => path in mine.corrections && !alike(mine.corrections[path], value),
  );
  return {
    cards: {
      by: mine.by || other.by,
      corrections: { ...other.corrections, ...mine.corrections },
      right: [...new Set([...mine.right, ...other.right])],
    },
    conflicts,
  };
}
