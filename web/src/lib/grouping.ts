// Answers that differ in one or two words only are shown under one sentence: "Go to …": here, there.
import { inner } from "./messages";
import type { Message, Option } from "./types";

export interface Item {
  option: Option;
  /** What is written on the button: the messages that tell it from its neighbours, or null for the whole sentence. */
  short: Message[] | null;
}

export interface Group {
  /** The sentence with gaps, or null. */
  caption: Message | null;
  items: Item[];
}

const LEAST = 3;
const GAP = "…";

function words(message: Message): [string, Message][] | null {
  const parts = Object.entries(message.args ?? {});
  if (parts.length === 0 || parts.length > 2) return null;
  const found: [string, Message][] = [];
  for (const [name, value] of parts) {
    const part = inner(value);
    if (!part) return null;
    found.push([name, part]);
  }
  return found;
}

/** The name alone, where a message is a name with an article or a description. */
function bare(message: Message): Message {
  const name = inner(message.args?.name);
  if (name && message.name.endsWith("-described")) return name;
  return message.name.startsWith("the-") ? { name: `place-${message.name.slice(4)}`, args: {} } : message;
}

/** Each with its bare names, or with what sets it apart where two would read alike. */
function told(options: Option[]): Item[] {
  const parts = options.map((option) =>
    words(option.message)!
      .map(([, part]) => part)
      .reverse(),
  );
  const names = parts.map((one) => JSON.stringify(one.map(bare)));
  return options.map((option, i) => {
    const alone = names.indexOf(names[i]!) === names.lastIndexOf(names[i]!);
    return { option, short: alone ? parts[i]!.map(bare) : parts[i]! };
  });
}

export function grouped(options: Option[]): Group[] {
  const groups: Group[] = [];
  for (let i = 0; i < options.length;) {
    const name = options[i]!.message.name;
    let end = i;
    while (end < options.length && options[end]!.message.name === name && words(options[end]!.message)) end++;
    if (end - i >= LEAST) {
      const gaps = Object.fromEntries(words(options[i]!.message)!.map(([part]) => [part, GAP]));
      const items = told(options.slice(i, end));
      groups.push({ caption: { name, args: gaps }, items });
      i = end;
    } else {
      const last = groups.at(-1);
      const item = { option: options[i]!, short: null };
      if (last && !last.caption) last.items.push(item);
      else groups.push({ caption: null, items: [item] });
      i++;
    }
  }
  return groups;
}
