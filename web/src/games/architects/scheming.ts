// The last turn of an opponent that follows cards: what it turned over, what it asked itself, and what it did.
import { lastTurn } from "../../lib/events";
import { inner } from "../../lib/messages";
import type { LogLine, Message } from "../../lib/types";

export interface Check {
  holds: boolean;
  fact: Message;
}

export interface Followed {
  name: Message;
  clause: Message | null;
  /** Without a clause there is one line, the top one. */
  top: Message;
  bottom: Message | null;
  check: Check | null;
  /** What it did for this card, and why it passed something over. */
  told: Message[];
}

export interface Turn {
  /** What happened before a card was turned over, or without one. */
  before: Message[];
  cards: Followed[];
}

/** Reasons, in between what was done. */
const WHY = /^event-(focus-followed|lack-|instead-of-|because-)/;

export const isWhy = (message: Message) => WHY.test(message.name);

/** The seat's last turn in the log, or null if it has had none. */
export function schemedTurn(log: LogLine[], seat: string): Turn | null {
  const messages = lastTurn(log, seat);
  return messages && read(messages);
}

/** A turn as it was told, line by line. */
export function read(messages: Message[]): Turn {
  const turn: Turn = { before: [], cards: [] };
  for (const one of messages) {
    const card = turn.cards.at(-1);
    if (one.name === "event-scheme-drawn") turn.cards.push(drawn(one));
    else if (!card) turn.before.push(one);
    else if (one.name === "event-clause-true" || one.name === "event-clause-false") {
      const fact = inner(one.args?.fact);
      if (fact) card.check = { holds: one.name === "event-clause-true", fact };
    } else if (one.name !== "event-line-followed") card.told.push(one);
  }
  return turn;
}

function drawn({ args }: Message): Followed {
  const text = inner(args?.text);
  return {
    name: inner(args?.scheme) ?? { name: "scheme-starting" },
    clause: inner(text?.args?.clause),
    top: inner(text?.args?.top) ?? inner(text?.args?.line) ?? { name: "scheme-text" },
    bottom: inner(text?.args?.bottom),
    check: null,
    told: [],
  };
}
