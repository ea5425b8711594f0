// The score pad of a real table: what was tapped in. The server says what is asked, and counts.
import type { CardField } from "../types";
import { isTable, keepAs, kept } from "./kept";

/** By the name of what is asked; only what was tapped in. */
export type Has = Record<string, unknown>;

export interface Pad {
  game: string;
  expansions: string[];
  names: string[];
  seats: Has[];
  table: Has;
  /** Counted with the owner's cards. */
  mine?: boolean;
}

/** How something is asked, by its `type`. */
export interface Form {
  type: "whole" | "name" | "amounts" | "cards" | "under";
  least: number;
  most: number;
  total: number;
  names: string[];
  valid: string[];
  kind: string;
  over: string[];
}

export const formOf = (field: CardField): Form => field.form as unknown as Form;

const NAME = "guildhall.scorepad";
const SEATS = 6;

export const emptyPad = (game: string): Pad => ({
  game,
  expansions: [],
  names: ["", ""],
  seats: [{}, {}],
  table: {},
});

/** A pad from a link or from storage, if it is one. */
export function asPad(found: unknown): Pad | null {
  if (!isTable(found) || typeof found.game !== "string" || !Array.isArray(found.seats)) return null;
  const seats = found.seats.filter(isTable).slice(0, SEATS);
  if (!seats.length) return null;
  const texts = (list: unknown): string[] =>
    Array.isArray(list) ? list.filter((one): one is string => typeof one === "string") : [];
  const names = Array.isArray(found.names) ? found.names : [];
  return {
    game: found.game,
    expansions: texts(found.expansions),
    names: seats.map((_, i) => (typeof names[i] === "string" ? names[i].slice(0, 40) : "")),
    seats,
    table: isTable(found.table) ? found.table : {},
    ...(found.mine === true ? { mine: true } : {}),
  };
}

export const storedPad = (): Pad | null => asPad(kept(NAME));
export const storePad = (pad: Pad): void => keepAs(NAME, pad);

/** What of it is asked at all: a box that is put away takes its own things along. */
export function asked(has: Has, fields: CardField[]): Has {
  const found: Has = {};
  for (const field of fields) {
    if (!(field.name in has)) continue;
    const form = formOf(field);
    const value = has[field.name];
    if (form.type === "cards") found[field.name] = listOf(value).filter((key) => form.valid.includes(key));
    else if (form.type === "under") {
      // A card that is no longer there has nothing under it.
      const above = fields.find((one) => formOf(one).type === "cards" && same(formOf(one).valid, form.over));
      const there = above ? listOf(has[above.name]) : form.over;
      found[field.name] = Object.fromEntries(
        Object.entries(tableOf<string>(value)).filter(
          ([over, under]) => there.includes(over) && form.valid.includes(under),
        ),
      );
    } else if (form.type === "name") {
      if (form.valid.includes(String(value))) found[field.name] = value;
    } else if (form.type === "whole") {
      if (typeof value === "number") found[field.name] = Math.min(Math.max(value, form.least), form.most);
    } else found[field.name] = value;
  }
  return found;
}

export const listOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
export const tableOf = <T>(value: unknown): Record<string, T> => (isTable(value) ? (value as Record<string, T>) : {});
export const same = (one: string[], other: string[]): boolean => one.join() === other.join();

/** How much of it there is, for a cell; nothing where nothing was tapped in. */
export function amountOf(field: CardField, value: unknown): number | null {
  if (value === undefined) return null;
  const { type } = formOf(field);
  if (type === "cards") return listOf(value).length;
  if (type === "under") return Object.keys(tableOf(value)).length;
  if (type === "amounts") return Object.values(tableOf<number>(value)).reduce((sum, one) => sum + one, 0);
  return typeof value === "number" ? value : null;
}
