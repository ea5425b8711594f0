import { expect, it } from "vitest";
import { LESSONS } from "../src/games/architects/lessons";
import type { View } from "../src/games/architects/view";
import { nextLesson } from "../src/games/lessons";
import { LESSONS as VISCOUNTS_LESSONS } from "../src/games/viscounts/lessons";
import type { View as ViscountsView } from "../src/games/viscounts/view";
import type { Moment } from "../src/lib/gamepage";

const lesson = (moment: Moment<View>, read: string[]) => nextLesson(LESSONS, moment, ["welcome", ...read]);

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

it("the goal of the game comes first", () => {
  expect(nextLesson(LESSONS, moment(), [])).toBe("welcome");
});

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

const viscounts = (change: object, read: string[], turn = 1, red: object = {}) => {
  const seats = [{ seat: "red", debts: { unpaid: 0 }, deeds: { plain: 0 }, ...red }];
  const view = { seat: "red", turn: { number: turn, turns_left: -1 }, seats } as unknown as ViscountsView;
  return nextLesson(
    VISCOUNTS_LESSONS,
    { view, question: "PlayWhich", answers: [], log: [], ...change },
    ["welcome", ...read].map((name) => `viscounts-${name}`),
  );
};

it("in Viscounts each phase is explained when it comes up", () => {
  expect(viscounts({ question: "ChoosePair" }, [])).toBe("viscounts-draft");
  expect(viscounts({}, ["draft"])).toBe("viscounts-play");
  expect(viscounts({ question: "WhereToMove", answers: ["move O2"] }, [])).toBe("viscounts-move");
  expect(viscounts({ question: "WhichAction", answers: ["build ws1 1a", "pass"] }, [])).toBe("viscounts-act");
  expect(viscounts({ question: "WhichAction", answers: ["build ws1 1a", "pass"] }, ["act"])).toBe("viscounts-build");
  expect(viscounts({ question: "WhichAction", answers: ["trade 1", "pass"] }, ["act"])).toBe("viscounts-trade");
  expect(viscounts({ question: "RearrangeCards", answers: ["arrange 1 2 3"] }, [])).toBe("viscounts-arrange");
  expect(viscounts({ question: "HireWhom", answers: ["hire peddler-1"] }, [])).toBe("viscounts-hire");
});

it("in Viscounts a Debt comes before what can wait", () => {
  expect(viscounts({}, ["play"], 9, { debts: { unpaid: 1 } })).toBe("viscounts-debt");
  expect(viscounts({}, ["play", "debt"], 9)).toBe("viscounts-slots");
});
