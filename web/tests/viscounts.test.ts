import { expect, it } from "vitest";
import { parts } from "../src/games/viscounts/effects";
import { EVENTS } from "../src/games/viscounts/events";
import { iconList } from "../src/games/viscounts/icons";
import { schemedTurn } from "../src/games/viscounts/scheming";
import { sectionBeside } from "../src/games/viscounts/view";
import { eventOf, startsTurn } from "../src/lib/events";
import type { LogLine, Message } from "../src/lib/types";

const seat = (key: string): Message => ({ name: `seat-${key}`, args: {} });
const told = (event: string, args: Message["args"] = {}): LogLine =>
  ({ number: 1, message: { name: `viscounts-event-${event}`, args: { seat: seat("blue"), ...args } } }) as LogLine;

it("an effect is drawn with its amounts", () => {
  expect(parts("DEBT(1) + ANY(2)")).toEqual([
    { icon: "debt", amount: 1 },
    { icon: "any", amount: 2 },
  ]);
  expect(parts("FLIP_DEED")).toEqual([{ icon: "deed-flipped", amount: 1 }]);
  expect(parts("S(3) + COR(1)").map((part) => part.icon)).toEqual(["silver", "corruption"]);
  expect(parts("")).toEqual([]);
  expect(parts(undefined)).toEqual([]);
});

it("icons of a card are drawn one by one", () => {
  expect(iconList({ noble: 2, criminal: 1 })).toEqual(["noble", "noble", "criminal"]);
  expect(iconList(undefined)).toEqual([]);
});

it("an event is the same in every game", () => {
  expect(eventOf({ name: "event-hired" })).toBe("hired");
  expect(eventOf({ name: "viscounts-event-hired" })).toBe("hired");
  expect(eventOf({ name: "viscounts-answer-hire" })).toBe("");
  expect(startsTurn({ name: "viscounts-event-turn-started" })).toBe(true);
});

it("Workers go to the section beside a Viscount on the inner ring", () => {
  expect(sectionBeside("IC")).toBe("C1");
  expect(sectionBeside("O4")).toBe("");
  expect(sectionBeside(null)).toBe("");
});

it("a Viscount is seen on its way", () => {
  const moved = (space: Message) =>
    EVENTS.flightOf({ name: "viscounts-event-moved", args: { seat: seat("red"), space, number: 0 } });
  expect(moved({ name: "viscounts-space-outer", args: { number: 7 } })).toEqual({
    seat: "red",
    place: "space-O7",
    home: false,
  });
  expect(moved({ name: "viscounts-space-inner", args: { segment: "C" } })).toEqual({
    seat: "red",
    place: "space-IC",
    home: false,
  });
});

it("the opponent's last turn is its scheme and what came of it", () => {
  const drawn = told("scheme-drawn", { scheme: { name: "viscounts-scheme-future-3", args: {} } });
  const log = [
    told("turn-started"),
    told("passed"),
    told("turn-started"),
    drawn,
    told("moved"),
    told("built"),
    told("turn-started", { seat: seat("red") }),
    told("hired"),
  ];
  expect(schemedTurn(log, "blue")?.scheme).toBe("future-3");
  expect(schemedTurn(log, "blue")?.told.map(eventOf)).toEqual(["moved", "built"]);
  expect(schemedTurn(log, "green")).toBeNull();
});
