import { expect, it } from "vitest";
import { EVENTS } from "../src/games/architects/events";
import { toSay } from "../src/lib/spoken";
import type { LogLine } from "../src/lib/types";

const line = (name: string, args: object = {}) => ({ number: 1, message: { name, args } }) as unknown as LogLine;
const said = (lines: LogLine[]) => toSay(lines, "red", EVENTS).map((message) => message.name);

it("of a whole turn, the placing and what it brought", () => {
  const turn = ["event-turn-started", "event-worker-placed", "event-gained", "event-virtue-gained"].map((name) =>
    line(name),
  );
  expect(said(turn)).toEqual(["event-worker-placed", "event-gained"]);
});

it("a reset and a loss of one's own Workers come before all else, in the order in which they happened", () => {
  const theirs = line("event-captured", { owner: { name: "seat-blue", args: {} } });
  const mine = line("event-captured", { owner: { name: "seat-red", args: {} } });
  const lines = [line("event-worker-placed"), theirs, mine, line("event-paid"), line("event-market-reset")];
  expect(toSay(lines, "red", EVENTS)).toEqual([mine.message, lines[4]!.message]);
});

it("new Apprentices on show are not read out", () => {
  expect(said([line("event-apprentice-shown"), line("event-turn-started")])).toEqual([]);
});

it("where the listeners have gone themselves they know; what it brought they may not", () => {
  const seat = { name: "seat-red", args: {} };
  const lines = [
    line("event-worker-placed", { seat }),
    line("event-gained", { seat }),
    line("event-virtue-gained", { seat }),
  ];
  expect(said(lines)).toEqual(["event-gained", "event-virtue-gained"]);
});
