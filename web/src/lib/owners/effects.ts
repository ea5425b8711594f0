// An effect's text taken apart, as far as it can be put together from pieces: `QUARRY: STONE(1) + CLAY(2)`.
import type { Message } from "../types";
import { isTable } from "./kept";

export interface Word {
  word: string;
  /** 0 if no number belongs to it. */
  most: number;
  names: string[];
  alone: boolean;
  text: Message;
}

export interface Grammar {
  words: Word[];
  alone?: Word[];
  in_reset?: Word[];
  moments?: { word: string; text: Message }[];
  choices?: string[];
  prices?: string[];
  most_paid?: number;
}

export interface Term {
  word: string;
  /** A number or a name; nothing for most words. */
  of: string;
}

export interface Parts {
  /** When it happens, or PAY; or nothing. */
  lead: string;
  price: Term[];
  terms: Term[];
  or: boolean;
}

const TERM = /^([A-Z][A-Z_0-9]*)(?:\(([^()]*)\))?$/;
const LEAD = /^([A-Z][A-Z_0-9]*): (.*)$/;
export const PAY = "PAY";

export const wordsOf = (grammar: Grammar): Word[] => {
  const found = [...grammar.words, ...(grammar.alone ?? []), ...(grammar.in_reset ?? [])];
  return found.filter((one, i) => found.findIndex((other) => other.word === one.word) === i);
};

function termsOf(text: string, between: string): Term[] | null {
  const found = text.split(between).map((one) => TERM.exec(one.trim()));
  return found.every((one) => one !== null) ? found.map((one) => ({ word: one[1]!, of: one[2]?.trim() ?? "" })) : null;
}

/** Nothing if it says more than the pieces can. */
export function partsOf(text: string, grammar: Grammar): Parts | null {
  let [lead, body] = ["", text.trim()];
  let price: Term[] = [];
  const paid = new RegExp(`^${PAY} ([^:]*): (.*)$`).exec(body);
  const when = LEAD.exec(body);
  if (paid) {
    const found = termsOf(paid[1]!, "+");
    if (!found || !grammar.prices) return null;
    [lead, price, body] = [PAY, found, paid[2]!];
  } else if (when) {
    if (!grammar.moments?.some((one) => one.word === when[1])) return null;
    [lead, body] = [when[1]!, when[2]!];
  }
  const or = body.includes("/");
  const terms = body ? termsOf(body, or ? "/" : "+") : [];
  const known = new Set(wordsOf(grammar).map((one) => one.word));
  return terms?.every((one) => known.has(one.word)) ? { lead, price, terms, or } : null;
}

const said = ({ word, of }: Term) => (of ? `${word}(${of})` : word);

export function textOf({ lead, price, terms, or }: Parts): string {
  const body = terms.map(said).join(or ? " / " : " + ");
  if (lead === PAY) return `${PAY} ${price.map(said).join(" + ")}: ${body}`;
  return lead ? `${lead}: ${body}` : body;
}

/** The first that can be said with a word. */
export const fresh = (word: Word): Term => ({ word: word.word, of: word.names[0] ?? (word.most ? "1" : "") });

/** The sentence of a word, which comes with 1 of everything, with another number. */
export function withNumber(message: Message, number: number): Message {
  const into = (value: unknown): unknown =>
    value === 1 ? number : Array.isArray(value) ? value.map(into) : isTable(value) ? mapped(value) : value;
  const mapped = (table: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(table).map(([name, value]) => [name, into(value)]));
  return mapped(message as unknown as Record<string, unknown>) as unknown as Message;
}
