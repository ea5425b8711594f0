// Why something on the board cannot be chosen now: the plain cases that the table shows. Prices and discounts are the
// engine's business; it has said so by not offering the answer.
import type { Message, Value } from "../../lib/types";
import { sectionBeside, segmentOf, type Player, type View } from "./view";

const page = (name: string, args: Record<string, Value> = {}): Message => ({ name: `page-${name}`, args });

/** Whoever looks at the table, if they are asked this. */
function asked(view: View, ...questions: string[]): Player | null {
  const question = view.question;
  if (!question || question.seat !== view.seat || !questions.includes(question.name)) return null;
  return view.seats.find((one) => one.seat === view.seat) ?? null;
}

const isInner = (space: string | null) => !!space?.startsWith("I");

export function whyNotSpace(view: View): Message | null {
  return asked(view, "WhereToMove") ? page("why-not-there", { number: view.turn.distance }) : null;
}

export function whyNotTownsfolk(view: View, segment: string): Message | null {
  const me = asked(view, "WhichAction", "HireWhom");
  return me && me.space && segmentOf(me.space) !== segment ? page("why-not-beside") : null;
}

export function whyNotManuscript(view: View, segment: string): Message | null {
  const me = asked(view, "WhichAction");
  if (!me) return null;
  if (!isInner(me.space)) return page("why-outer");
  return me.space && segmentOf(me.space) === segment ? page("why-clerics") : page("why-not-beside");
}

export function whyNotSection(view: View, section: string): Message | null {
  const me = asked(view, "WhichAction");
  if (!me) return null;
  if (!isInner(me.space)) return page("why-outer");
  return sectionBeside(me.space) === section ? page("why-nobles") : page("why-not-beside");
}

export function whyNotSpot(view: View, spot: string): Message | null {
  const me = asked(view, "WhichAction");
  if (!me) return null;
  if (view.board.spots[spot]) return page("why-spot-taken");
  if (isInner(me.space)) return page("why-inner");
  return me.space === `O${parseInt(spot)}` ? page("why-builders") : page("why-other-area");
}
