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

export interface Group {
  /** The sentence with gaps, or null. */
  caption: Message | null;
  items: Item[];
}

const LEAST = 3;
const GAP = "…";

/** The parts of a sentence that can be left out, or null. */
function words(message: Message): Record<string, Message> | null {
  const parts = Object.entries(message.args ?? {});
  if (parts.length === 0 || parts.length > 2) return null;
  const found: Record<string, Message> = {};
  for (const [name, value] of parts) {
    const part = inner(value);
    if (!part) return null;
    found[name] = part;
  }
  return found;
}

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
  const gaps = inOrder(name, Object.keys(all)).filter((part) => !same(part));
  const args: Record<string, Value> = { ...all };
  for (const gap of gaps) args[gap] = GAP;
  return { caption: { name, args }, items: told(options, gaps, isMarked) };
}

export function grouped(options: Option[], isMarked: IsMarked = () => false): Group[] {
  const groups: Group[] = [];
  for (let i = 0; i < options.length;) {
    const name = options[i]!.message.name;
    let end = i;
    while (end < options.length && options[end]!.message.name === name && words(options[end]!.message)) end++;
    if (end - i >= LEAST) {
      groups.push(oneSentence(options.slice(i, end), isMarked));
      i = end;
    } else {
      const last = groups.at(-1);
      const item = named(options[i]!);
      if (last && !last.caption) last.items.push(item);
      else groups.push({ caption: null, items: [item] });
      i++;
    }
  }
  for (const group of groups) if (!group.caption) group.items = apart(group.items, isMarked);
  return groups;
}
