// A price that can be paid in several ways is asked good by good; here one chooses the whole way at once.
import { inner } from "../../lib/messages";
import type { Message, Option } from "../../lib/types";

const ASKED = "ask-how-to-pay";
const PAYS = "answer-pay";

export function waysOf(question: Message): Message[] {
  const ways = question.name === ASKED ? question.args?.ways : undefined;
  return Array.isArray(ways) ? ways : [];
}

const amountOf = (message: Message | null) => message?.args?.number ?? 0;

/** The answer that pays as much of the good that is asked about as this way does. */
export function onWay(options: Option[], way: Message): Option | undefined {
  const parts = Array.isArray(way.args?.parts) ? way.args.parts : [];
  return options.find((option) => {
    const what = option.message.name === PAYS ? inner(option.message.args?.what) : null;
    return what && amountOf(what) === amountOf(parts.find((part) => part.name === what.name) ?? null);
  });
}
