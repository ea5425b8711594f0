import { describe, expect, it } from "vitest";
import { isWhy, schemedTurn } from "../src/games/architects/scheming";
import type { LogLine, Message } from "../src/lib/types";

const of = (name: string, args: Message["args"] = {}): Message => ({ name, args });
const log = (...messages: Message[]) => messages.map((message, i) => ({ number: i, message })) as LogLine[];
const turn = (seat: string) => of("event-turn-started", { seat: of(`seat-${seat}`) });
const did = (what: string) => of(`event-${what}`, { seat: of("seat-blue") });
const line = (text: Message) =>
  of("event-scheme-drawn", { seat: of("seat-blue"), scheme: of("scheme-starting", { number: 2 }), text });
const plain = line(of("scheme-text", { line: of("line-focus") }));
const choice = line(
  of("scheme-text-with-clause", {
    clause: of("clause-tax", { number: 3 }),
    top: of("line-next"),
    bottom: of("line-stack"),
  }),
);

describe("the last turn of who follows cards", () => {
  it("is nothing before it has had one", () => {
    expect(schemedTurn(log(turn("red"), did("worker-placed")), "blue")).toBeNull();
  });

  it("ends where the next one begins", () => {
    const found = schemedTurn(log(turn("blue"), plain, did("worker-placed"), turn("red"), did("gained")), "blue");
    expect(found?.cards.map((card) => card.told.map((one) => one.name))).toEqual([["event-worker-placed"]]);
  });

  it("is the last one of several", () => {
    const found = schemedTurn(log(turn("blue"), plain, turn("red"), turn("blue"), did("all-taken-back")), "blue");
    expect(found?.cards).toEqual([]);
    expect(found?.before.map((one) => one.name)).toEqual(["event-all-taken-back"]);
  });

  it("tells whether the clause was true, and why", () => {
    const fact = of("fact-tax", { number: 1 });
    const checked = of("event-clause-false", { clause: of("clause-tax", { number: 3 }), fact });
    const card = schemedTurn(
      log(turn("blue"), choice, checked, of("event-line-followed", { line: of("line-stack") }), did("gained")),
      "blue",
    )?.cards[0];
    expect(card?.check).toEqual({ holds: false, fact });
    expect(card?.clause?.name).toBe("clause-tax");
    expect([card?.top.name, card?.bottom?.name]).toEqual(["line-next", "line-stack"]);
    expect(card?.told.map((one) => one.name)).toEqual(["event-gained"]);
  });

  it("has several cards where one sends to the next", () => {
    const found = schemedTurn(log(turn("blue"), choice, did("next-scheme"), plain, did("worker-placed")), "blue");
    expect(found?.cards.map((card) => card.told.length)).toEqual([1, 1]);
    expect(found?.cards[1]?.top.name).toBe("line-focus");
    expect(found?.cards[1]?.bottom).toBeNull();
  });

  it("knows reasons from deeds", () => {
    expect(["lack-wonder", "focus-followed", "instead-of-gold", "gained"].map((name) => isWhy(did(name)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
