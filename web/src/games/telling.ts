// What both games tell alike, in drawings and few words.
import { eventOf } from "../lib/events";
import type { Scrap } from "../lib/gamepage";
import { inner, keyOf } from "../lib/messages";
import type { Message } from "../lib/types";
import { say, signed } from "../lib/words.svelte";

const numberOf = (message: Message, part = "number") => {
  const value = message.args?.[part];
  return typeof value === "number" ? value : 1;
};

/** So much more, or less, of what has a drawing. */
export const counted = (message: Message, icon: string, sign: 1 | -1 = 1, part = "number"): Scrap[] => [
  { icon, number: signed(sign * numberOf(message, part)) },
];

/** What a card or a place is called, without anything that is said of it. */
export function nameOf(message: Message, part: string): string {
  const named = inner(message.args?.[part]);
  if (!named) return String(message.args?.[part] ?? "");
  const name = inner(named.args?.name);
  return say(name && named.name.endsWith("-described") ? name : named);
}

export const strong = (text: string): Scrap[] => [{ text, strong: true }];

/** The place by its bare name, not "the Quarry". */
export const place = (message: Message, part = "place"): Scrap => ({
  text: say({ name: `place-${keyOf(message.args?.[part], "the")}` }),
  strong: true,
});

export function scrapsOfBoth(message: Message): Scrap[] | null {
  const good = keyOf(message.args?.good, "good");
  switch (eventOf(message)) {
    case "gained":
      return counted(message, good);
    case "paid":
      return counted(message, good, -1);
    case "virtue-gained":
      return counted(message, "virtue");
    case "virtue-lost":
      return counted(message, "virtue", -1);
    default:
      return null;
  }
}
