// Sentences: the same Fluent catalogues that the command line reads, and the same way of joining lists.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message, Value } from "./types";

/** What those are called who gave a name at the table that is shown, by seat; the others go by their colours. */
let called = $state.raw<Record<string, string>>({});

export function callSeats(names: Record<string, string>): void {
  called = names;
}

export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly locale: string,
    text: string,
  ) {
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  say(message: Message): string {
    const name = message.name.startsWith("seat-") && called[message.name.slice(5)];
    if (name) return name;
    const pattern = this.bundle.getMessage(message.name)?.value;
    if (!pattern) return plain(message.name);
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) args[name] = this.value(message.name, value);
    // With a list of errors to fill, Fluent writes what it can instead of throwing.
    return this.bundle.formatPattern(pattern, args, []);
  }

  private value(name: string, value: Value): FluentVariable {
    if (Array.isArray(value)) {
      return this.joined(
        value.map((part) => this.say(part)),
        name === "either" ? "list-or" : "list-and",
      );
    }
    return typeof value === "object" ? this.say(value) : value;
  }

  /** A list as the language writes it: "a", "a and b", "a, b and c". */
  joined(parts: string[], last = "list-and"): string {
    if (parts.length === 0) return this.say({ name: "nothing" });
    return parts.reduce((first, part, i) =>
      this.say({ name: i === parts.length - 1 ? last : "list-more", args: { first, last: part } }),
    );
  }
}

/** A message that the catalogue lacks, as nearly as its name can say it. */
export function plain(name: string): string {
  const text = name.replace(/^(answer|ask|event|page|good|place|the)-/, "").replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

let current = $state.raw(new Words("en", ""));

export function useWords(words: Words): void {
  current = words;
}

export function words(): Words {
  return current;
}

/** Say a message of the game. */
export function say(message: Message | null | undefined): string {
  return message ? current.say(message) : "";
}

/** Say a sentence of the page itself: `t("undo")` is the message `page-undo`. */
export function t(name: string, args: Record<string, Value> = {}): string {
  return current.say({ name: `page-${name}`, args });
}

/** A number with its sign as print has it. */
export function signed(number: number, plus = true): string {
  return number < 0 ? `−${-number}` : plus && number > 0 ? `+${number}` : String(number);
}

export function points(number: number | undefined): string {
  return t("points", { number: signed(number ?? 0, false) });
}

/** A name from the catalogue, such as that of a place or a seat. */
export function named(kind: string, key: string): string {
  return current.say({ name: `${kind}-${key}` });
}
