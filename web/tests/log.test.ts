import { expect, it } from "vitest";
import { decided } from "../src/lib/decided";
import { flights } from "../src/lib/flights";
import { goesOn, joinLog } from "../src/lib/log";
import type { State } from "../src/lib/types";

const line = (number: number, name: string) => ({ number, message: { name, args: {} } });
const state = (number: number, move: number, log: ReturnType<typeof line>[], from = 0) =>
  ({ number, move, log, log_from: from }) as unknown as State;

it("the lines of new answers are added to those that are known", () => {
  const old = state(2, 2, [line(0, "a"), line(1, "b"), line(2, "c")]);
  const next = state(3, 3, [line(3, "d")]);
  expect(goesOn(old, next)).toBe(true);
  expect(joinLog(old, next).map((one) => one.message.name)).toEqual(["a", "b", "c", "d"]);
});

it("after an undo the log is not simply longer, even if there are as many answers as before", () => {
  const old = state(2, 2, []);
  expect(goesOn(old, state(1, 3, []))).toBe(false);
  expect(goesOn(old, state(2, 4, []))).toBe(false);
});

it("where more than a page of the log was missed, it does not simply go on", () => {
  const old = state(2, 2, []);
  expect(goesOn(old, state(300, 300, [], 3))).toBe(true);
  expect(goesOn(old, state(300, 300, [], 4))).toBe(false);
});

it("what decided a game is where the winner is furthest ahead of the second", () => {
  const over = {
    seats: [{ key: "red" }, { key: "blue" }, { key: "green" }],
    ranks: [2, 1, 3],
    scores: [
      { buildings: 20, cathedral: 2, debts: 0, total: 22 },
      { buildings: 18, cathedral: 12, debts: -2, total: 28 },
      { buildings: 0, cathedral: 0, debts: 0, total: 0 },
    ],
  } as unknown as State;
  expect(decided(over)).toEqual({ winner: "blue", second: "red", category: "cathedral", by: 10 });
  expect(decided({ ...over, ranks: [1, 1, 3] })).toBeNull();
  expect(decided({ ...over, ranks: null })).toBeNull();
});

it("a Worker placed flies out, one captured flies home to its owner", () => {
  const seat = (key: string) => ({ name: `seat-${key}`, args: {} });
  const quarry = { name: "the-quarry", args: {} };
  expect(
    flights([
      { name: "event-worker-placed", args: { seat: seat("red"), place: quarry } },
      { name: "event-captured", args: { seat: seat("red"), owner: seat("blue"), place: quarry, number: 2 } },
      { name: "event-gained", args: { seat: seat("red"), number: 2 } },
    ]),
  ).toEqual([
    { seat: "red", place: "quarry", home: false },
    { seat: "blue", place: "quarry", home: true },
  ]);
});
