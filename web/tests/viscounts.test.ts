import { expect, it } from "vitest";
import { parts } from "../src/games/viscounts/effects";
import { EVENTS } from "../src/games/viscounts/events";
import { iconList } from "../src/games/viscounts/icons";
import { schemedTurn } from "../src/games/viscounts/scheming";
import { stepsIn } from "../src/games/viscounts/castlesteps";
import { fareOf } from "../src/games/viscounts/moving";
import { kindOf, piecesOf, segmentOf } from "../src/games/viscounts/view";
import { eventOf, startsTurn } from "../src/lib/events";
import type { LogLine, Message, Option } from "../src/lib/types";

const seat = (key: string): Message => ({ name: `seat-${key}`, args: {} });
const told = (event: string, args: Message["args"] = {}): LogLine =>
  ({ number: 1, message: { name: `viscounts-event-${event}`, args: { seat: seat("blue"), ...args } } }) as LogLine;

it("an effect is drawn with its amounts", () => {
  expect(parts("DEBT(1) + ANY(2)")).toEqual([
    { icon: "debt", amount: 1, before: undefined },
    { icon: "any", amount: 2, before: undefined },
  ]);
  expect(parts("FLIP_DEED").map((part) => part.icon)).toEqual(["deed-flipped"]);
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

it("a choice, an occasion and what is counted at the end are told apart", () => {
  expect(parts("GOLD(1) / CASTLE_MOVE")).toEqual([
    { icon: "gold", amount: 1, before: undefined },
    { icon: "castle-move", amount: 1, before: "/" },
  ]);
  expect(parts("ON_TRADE: S(1)")[1]?.before).toBe(":");
  expect(parts("DESTROY x2 / ANY(2)").map((part) => part.amount)).toEqual([2, 2]);
  expect(parts("END_VP(2 merchant_icon)")).toEqual([{ icon: "merchant", amount: 2, before: "vp" }]);
  expect(parts("BUILD_FREE(trading_post)").map((part) => part.icon)).toEqual(["trading-post"]);
  expect(parts("none")).toEqual([]);
});

it("a space belongs to its segment, a building to its kind", () => {
  expect(["O1", "O4", "IE"].map(segmentOf)).toEqual(["A", "B", "E"]);
  expect(piecesOf("trading-post")).toEqual(["tp1", "tp2", "tp3"]);
  expect(kindOf("gh2")).toBe("guildhall");
});

it("a move costs what its answer says, and nothing where it cannot end", () => {
  const going = (price?: number) => ({ message: { name: "x", args: { price } } }) as unknown as Option;
  expect(fareOf([])).toBeNull();
  expect(fareOf([going(), going(2)])).toBe(0);
  expect(fareOf([going(3)])).toBe(3);
});

it("Workers' steps in the castle are read from what will happen", () => {
  const section = (tier: number, segment: string): Message => ({
    name: `viscounts-section-${tier}`,
    args: { segment },
  });
  const event = (name: string, args: Message["args"]) => ({ name: `viscounts-event-${name}`, args }) as Message;
  const steps = stepsIn([
    event("gained", { seat: seat("red"), number: 1 }),
    event("climbed", { seat: seat("red"), section: section(1, "B"), to: section(2, "B") }),
    event("reached-top", { seat: seat("red"), section: section(2, "B") }),
    event("bumped", { seat: seat("red"), owner: seat("blue"), section: section(1, "A") }),
  ]);
  expect(steps).toEqual([
    { seat: "red", from: "B1", to: "B2" },
    { seat: "red", from: "B2", to: "top" },
    { seat: "blue", from: "A1", to: "home" },
  ]);
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

it("the opponent's last turn is what came of its scheme", () => {
  const log = [
    told("turn-started"),
    told("passed"),
    told("turn-started"),
    told("scheme-revealed", { scheme: { name: "viscounts-scheme", args: { ref: "F3" } } }),
    told("moved"),
    told("built"),
    told("turn-started", { seat: seat("red") }),
    told("hired"),
  ];
  expect(schemedTurn(log, "blue")?.map(eventOf)).toEqual(["moved", "built"]);
  expect(schemedTurn(log, "green")).toBeNull();
});
