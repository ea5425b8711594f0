import { expect, it } from "vitest";
import { lesson } from "../src/games/architects/lessons";
import type { View } from "../src/games/architects/view";

const view = (turn = 1, red: object = {}, blue: object = {}) =>
  ({
    seat: "red",
    turn: { number: turn, turns_left: -1 },
    seats: [
      { seat: "red", workers: {}, captured: {}, debts: { unpaid: 0, paid: 0 }, ...red },
      { seat: "blue", workers: {}, captured: {}, debts: { unpaid: 0, paid: 0 }, ...blue },
    ],
  }) as unknown as View;
const moment = (change: object = {}) => ({ view: view(), question: "WhereToPlace", answers: [], log: [], ...change });

it("the first lesson is about the first question, and comes once", () => {
  expect(lesson(moment({ question: "DraftPick" }), [])).toBe("draft");
  expect(lesson(moment(), ["draft"])).toBe("place");
  expect(lesson(moment(), ["draft", "place"])).toBeNull();
});

it("what has become urgent comes before what can wait", () => {
  const late = { view: view(20, { workers: { prison: 2 } }) };
  expect(lesson(moment({ ...late, answers: ["place guildhall"] }), ["place"])).toBe("guildhall");
  expect(lesson(moment(late), ["place"])).toBe("prison");
  expect(lesson(moment(late), ["place", "prison"])).toBe("goal");
});

it("a crowd of another's Workers is worth a lesson, a pair is not", () => {
  expect(lesson(moment({ view: view(1, {}, { workers: { forest: 3 } }) }), ["place"])).toBe("capture");
  expect(lesson(moment({ view: view(1, {}, { workers: { forest: 2 } }) }), ["place"])).toBeNull();
});
