// Answers that differ in one or two words only are shown under one sentence: "Go to …": here, there.
import { inner } from "./messages";
import type { Message, Option, Value } from "./types";
import { say } from "./words.svelte";

export interface Item {
  option: Option;
  /** What is written on the button: the messages that tell it from its neighbours, or null for the whole sentence. */
  short: Message[] | null;
  /** The text of a card was left out, which lies on the table: a finger is first shown all that is said. */
  cut: boolean;
}

/** Drawings beside a card's name tell it from others of that name. */
type IsMarked = (option: Option) => boolean;

/** Answers of a group that have one thing in common, which is said once before them. */
export interface Row {
  head: Message | null;
  items: Item[];
}

export interface Group {
  /** The sentence with gaps, or null. */
  caption: Message | null;
  items: Item[];
  /** The same items; of two gaps, the one that fewer things fill may stand before the others. */
  rows: Row[];
}

const LEAST = 3;
const GAP = "…";

/** What stands in a gap, where it is only a text such as "3a". */
const TEXT = "plain-text";
const asMessage = (value: Value): Message | null =>
  typeof value === "string" ? { name: TEXT, args: { text: value } } : inner(value);

/** The parts of a sentence that can be left out, or null. Its numbers, such as a price, are no such parts. */
function words(message: Message): Record<string, Message> | null {
  const parts = Object.entries(message.args ?? {}).filter(([, value]) => typeof value !== "number");
  if (parts.length === 0 || parts.length > 2) return null;
  const found: Record<string, Message> = {};
  for (const [name, value] of parts) {
    const part = asMessage(value);
    if (!part) return null;
    found[name] = part;
  }
  return found;
}

const numbers = (message: Message) =>
  JSON.stringify(Object.entries(message.args ?? {}).filter(([, value]) => typeof value === "number"));

/** The names of its parts in the order in which this language says them: from where, then where to. */
function inOrder(name: string, parts: string[]): string[] {
  const mark = (i: number) => String.fromCharCode(0xe000 + i); // for private use: in no sentence
  const sentence = say({ name, args: Object.fromEntries(parts.map((part, i) => [part, mark(i)])) });
  const place = new Map(parts.map((part, i) => [part, sentence.indexOf(mark(i))]));
  return parts.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
}

/** The name alone, where a message is a name with an article or a description. */
function bare(message: Message): Message {
  const name = inner(message.args?.name);
  if (name && message.name.endsWith("-described")) return name;
  return message.name.startsWith("the-") ? { name: `place-${message.name.slice(4)}`, args: {} } : message;
}

const isDescribed = (message: Message | null) => !!message?.name.endsWith("-described");

/** Each with its bare names, or with what sets it apart where two would read alike. */
function told(options: Option[], gaps: string[], isMarked: IsMarked): Item[] {
  const parts = options.map((option) => gaps.map((gap) => words(option.message)![gap]!));
  const names = parts.map((one) => JSON.stringify(one.map(bare)));
  return options.map((option, i) => {
    const alone = names.indexOf(names[i]!) === names.lastIndexOf(names[i]!);
    if (!alone && !isMarked(option)) return { option, short: parts[i]!, cut: false };
    return { option, short: parts[i]!.map(bare), cut: parts[i]!.some(isDescribed) };
  });
}

/** A sentence of its own, in which cards are only named. */
function named(option: Option): Item {
  const { name, args } = option.message;
  const parts = Object.entries(args ?? {}) as [string, Value][];
  if (!parts.some(([, value]) => isDescribed(inner(value)))) return { option, short: null, cut: false };
  const bared = parts.map(([key, value]): [string, Value] => {
    const part = inner(value);
    return [key, part ? bareIfDescribed(part) : value];
  });
  return { option, short: [{ name, args: Object.fromEntries(bared) }], cut: true };
}

const bareIfDescribed = (message: Message) => (isDescribed(message) ? bare(message) : message);

/** Two sentences that differ in what their cards can do only are told whole. */
function apart(items: Item[], isMarked: IsMarked): Item[] {
  const said = items.map((item) => JSON.stringify(item.short));
  return items.map((item, i) => {
    const alone = !item.cut || said.indexOf(said[i]!) === said.lastIndexOf(said[i]!);
    return alone || isMarked(item.option) ? item : { option: item.option, short: null, cut: false };
  });
}

/** Answers that are all the same sentence: what differs is a gap in it, what does not is said once. */
function oneSentence(options: Option[], isMarked: IsMarked): Group {
  const { name } = options[0]!.message;
  const all = words(options[0]!.message)!;
  const same = (part: string) =>
    options.every((option) => JSON.stringify(words(option.message)![part]) === JSON.stringify(all[part]));
  const ordered = inOrder(name, Object.keys(all));
  const differing = ordered.filter((part) => !same(part));
  // One that stands alone is told by the part that differs in its neighbours' sentences: its first.
  const gaps = differing.length ? differing : ordered.slice(0, 1);
  const args: Record<string, Value> = { ...options[0]!.message.args };
  for (const gap of gaps) args[gap] = GAP;
  const items = told(options, gaps, isMarked);
  return { caption: { name, args }, items, rows: inRows(items, gaps) };
}

const LEAST_IN_ROWS = 5;

/** In the order in which they are, where those with the same head stand together anyway. */
function inRows(items: Item[], gaps: string[]): Row[] {
  const together: Row[] = [{ head: null, items }];
  if (gaps.length !== 2 || items.length < LEAST_IN_ROWS) return together;
  const heads = gaps.map((gap) => items.map((item) => JSON.stringify(words(item.option.message)![gap])));
  const runs = heads.map((all) => all.filter((head, i) => head !== all[i - 1]).length);
  const whole = heads.map((all, i) => new Set(all).size === runs[i]);
  const at = [0, 1].filter((i) => whole[i]).sort((a, b) => runs[a]! - runs[b]!)[0];
  if (at === undefined || runs[at]! * 1.5 > items.length) return together;
  const rows: Row[] = [];
  items.forEach((item, i) => {
    const part = words(item.option.message)![gaps[at]!]!;
    if (i === 0 || heads[at]![i] !== heads[at]![i - 1]) rows.push({ head: bare(part), items: [] });
    rows.at(-1)!.items.push({ ...item, short: item.short?.filter((_, k) => k !== at) ?? null });
  });
  return rows;
}

export function grouped(options: Option[], isMarked: IsMarked = () => false): Group[] {
  const groups: Group[] = [];
  for (let i = 0; i < options.length;) {
    const name = options[i]!.message.name;
    let all = i; // where answers of this sentence end, whatever their numbers
    while (all < options.length && options[all]!.message.name === name && words(options[all]!.message)) all++;
    const literal = numbers(options[i]!.message);
    let end = i;
    while (end < all && numbers(options[end]!.message) === literal) end++;
    const before = groups.at(-1)?.caption?.name === name;
    if (end > i && (end - i >= LEAST || before || (all - i >= LEAST && all > end))) {
      groups.push(oneSentence(options.slice(i, end), isMarked));
      i = end;
    } else {
      const last = groups.at(-1);
      const item = named(options[i]!);
      if (last && !last.caption) last.items.push(item);
      else groups.push({ caption: null, items: [item], rows: [] });
      i++;
    }
  }
  for (const group of groups) {
    if (group.caption) continue;
    group.items = apart(group.items, isMarked);
    group.rows = [{ head: null, items: group.items }];
  }
  return groups;
}

/** What is written on a button or before a row. */
export const said = (part: Message): string => (part.name === TEXT ? String(part.args?.text ?? "") : say(part));
