// How the answers that are about cards are written on their buttons.
import { card } from "../../lib/cards.svelte";
import type { Mark } from "../../lib/gamepage";
import type { Card, Option } from "../../lib/types";
import { named, say } from "../../lib/words.svelte";
import type { View } from "./view";

export const FINISHING = ["answer-done", "answer-go-on", "answer-pay-now", "answer-keep-debts"];

const CHOSEN = ["answer-hire", "answer-dismiss"];
// At the Workshop, where the prices above the columns hold.
const PRICED = "ask-hire-or-plans";

const keyAt = (target: string, kind: string) => (target.startsWith(`${kind}:`) ? target.slice(kind.length + 1) : "");

/** Skill, change of Virtue and price of an Apprentice. */
export function marksOf(option: Option, view: View, question: string): Mark[] {
  const key = CHOSEN.includes(option.message.name) ? keyAt(option.target, "apprentice") : "";
  const one = key ? card("apprentices", key) : undefined;
  if (!one) return [];
  const skills = (one.fields.skills as string[] | undefined) ?? [];
  const marks: Mark[] = skills.map((icon) => ({ icon, title: named("skill", icon) }));
  const column = view.display.flatMap((row) => row.findIndex((space) => space.card === key)).find((at) => at >= 0);
  const price = question === PRICED && column !== undefined ? view.hire[column]?.silver : undefined;
  if (price !== undefined)
    marks.push({ icon: "silver", number: price, title: say({ name: "good-silver", args: { number: price } }) });
  return marks;
}

/** A Building card of one's hand, or one of those to choose from. */
export function cardOf(option: Option, view: View): Card | undefined {
  const key = keyAt(option.target, "building");
  const mine = view.seats.find((one) => one.seat === view.seat)?.hand ?? [];
  const shown = [...mine, ...view.pack, ...(Array.isArray(view.looking) ? view.looking : [])];
  return key && shown.includes(key) ? card("buildings", key) : undefined;
}
