// What a seat lacks for a card, a Wonder, a step on the Cathedral or an Apprentice: plain facts of the table. Whether
// cards or Influence could stand in for something is the engine's business; it has said so by not offering the answer.
import type { Card, Message, Value } from "../../lib/types";
import { LEVELS, type Player, type View } from "./view";

// Boards that lift one of the rules below.
const CATHEDRAL_AT_ANY_VIRTUE = "louis";
const NO_CARD_FOR_CATHEDRAL = "frederick";
const LESS_TAX = "ada";
const LESS_WAGE = "rudolf";

const page = (name: string, args: Record<string, Value> = {}): Message => ({ name: `page-${name}`, args });
const goods = (good: string, number: number): Message => ({ name: `good-${good}`, args: { number } });
const list = (parts: Message[]): Message => ({ name: "list", args: { parts } });

/** The seat that is asked, if what can be built or where to go is the question, and it is our own. */
function builder(view: View): Player | null {
  const question = view.question;
  if (!question || question.seat !== view.seat || !["WhereToPlace", "WhatToBuild"].includes(question.name)) return null;
  return view.seats.find((one) => one.seat === view.seat) ?? null;
}

function short(me: Player, cost: Record<string, number>): Message[] {
  return Object.entries(cost)
    .map(([good, number]): [string, number] => [good, number - (me.goods[good] ?? 0)])
    .filter(([, number]) => number > 0)
    .map(([good, number]) => goods(good, number));
}

/** Tax that is really due: low Virtue and one board spare some of it. */
function taxDue(me: Player, tax: number): number {
  const spared = (me.virtue <= 1 ? 2 : me.virtue <= 3 ? 1 : 0) + (me.board === LESS_TAX ? 1 : 0);
  return Math.max(0, tax - spared);
}

const lack = (what: Message[]): Message | null => (what.length ? page("why-lack", { what: list(what) }) : null);

/** A Building card in the hand. */
export function lackingForBuilding(
  view: View,
  card: Card,
  find: (apprentice: string) => Card | undefined,
): Message | null {
  const me = builder(view);
  if (!me) return null;
  const known = new Set(me.apprentices.flatMap((key) => (find(key)?.fields.skills as string[] | undefined) ?? []));
  const skills = [...new Set((card.fields.skills as string[] | undefined) ?? [])].filter((one) => !known.has(one));
  const named = skills.map((one): Message => ({ name: `skill-${one}`, args: {} }));
  return lack([...short(me, (card.fields.cost as Record<string, number> | undefined) ?? {}), ...named]);
}

/** A Wonder, which lies open for all. */
export function lackingForWonder(view: View, card: Card, good: string): Message | null {
  const owner = view.seats.find((one) => one.buildings.includes(card.key));
  const me = builder(view);
  if (!me) return null;
  if (owner) return page("why-wonder-built", { seat: { name: `seat-${owner.seat}`, args: {} } });
  const fields = card.fields as Record<string, number>;
  const amount = Math.max(0, (fields.amount ?? 0) - (view.wonders?.laid[card.key] ?? 0));
  const influence = (fields.influence ?? 0) - (view.wonders?.influence[me.seat] ?? 0);
  const tax = taxDue(me, fields.tax ?? 0) - (me.goods.silver ?? 0);
  return lack([
    ...short(me, { [good]: amount }),
    ...(influence > 0 ? [goods("influence", influence)] : []),
    ...(tax > 0 ? [page("silver-for-tax", { number: tax })] : []),
  ]);
}

/** The next step on the Cathedral. */
export function lackingForCathedral(view: View): Message | null {
  const me = builder(view);
  if (!me) return null;
  const level = LEVELS[me.cathedral];
  if (!level) return page("why-cathedral-top");
  const number = me.cathedral + 1;
  if (view.seats.filter((one) => one.cathedral === number).length >= level.spots)
    return page("why-cathedral-full", { number });
  if (me.virtue < 5 && me.board !== CATHEDRAL_AT_ANY_VIRTUE) return page("why-cathedral-virtue");
  const missing = level.price.flatMap(([wanted, kinds]) => {
    const left = wanted - kinds.reduce((sum, good) => sum + (me.goods[good] ?? 0), 0);
    if (left <= 0) return [];
    const [only] = kinds;
    if (kinds.length === 1 && only) return [goods(only, left)];
    const parts = kinds.map((good): Message => ({ name: `good-${good}-name`, args: {} }));
    return [{ name: "good-mix", args: { number: left, goods: { name: "either", args: { parts } } } }];
  });
  if (missing.length) return page("why-cathedral-goods", { number, what: list(missing) });
  return me.hand_size === 0 && me.board !== NO_CARD_FOR_CATHEDRAL ? page("why-cathedral-card") : null;
}

/** An Apprentice on show who cannot be hired at the Workshop. */
export function lackingForHire(view: View): Message | null {
  const me = view.seats.find((one) => one.seat === view.seat);
  if (!me || view.question?.name !== "HireOrPlans" || view.question.seat !== me.seat) return null;
  const price = [goods("silver", me.board === LESS_WAGE ? 1 : 2), goods("tax", taxDue(me, 2))];
  return page("why-hire", { price: list(price), silver: goods("silver", me.goods.silver ?? 0) });
}

/** A slot of the Contribution Card, while something could be contributed. */
export function lackingForSlot(view: View, good: string): Message | null {
  const me = view.seats.find((one) => one.seat === view.seat);
  const offered = view.question?.answers?.some((token) => token.startsWith("contribute "));
  if (!me || !offered) return null;
  if (view.wonders?.filled.includes(good)) return page("why-slot-filled");
  return me.goods[good] ? null : lack([goods(good, 1)]);
}
