import { expect, it } from "vitest";
import { whyNot } from "../src/games/architects/forbidden";
import { workersAt, type View } from "../src/games/architects/view";

function view(change: object = {}, me: object = {}): View {
  return {
    seat: "red",
    tax: 0,
    question: { seat: "red", name: "WhereToPlace", answers: ["place quarry", "artisan forest"] },
    seats: [
      { seat: "red", virtue: 10, workers: { "market-left": 1 }, captured: { blue: 2 }, ...me },
      { seat: "blue", virtue: 5, workers: { prison: 3 }, captured: {} },
    ],
    ...change,
  } as unknown as View;
}

it("a place with an answer is not forbidden, for the Artisan either", () => {
  expect(whyNot(view(), "quarry")).toBeNull();
  expect(whyNot(view(), "forest")).toBeNull();
});

it("the Black Market says first that it is taken, then that Virtue is too high, then that Silver is missing", () => {
  expect(whyNot(view(), "market-left")).toBe("why-market-taken");
  expect(whyNot(view(), "market-right")).toBe("why-market-virtue");
  expect(whyNot(view({}, { virtue: 9 }), "market-right")).toBe("why-market-silver");
});

it("an empty Tax Stand says so", () => {
  expect(whyNot(view(), "tax-stand")).toBe("why-tax-empty");
});

it("nothing is forbidden to who is not asked, or is asked something else", () => {
  expect(whyNot(view({ seat: "blue" }), "tax-stand")).toBeNull();
  expect(whyNot(view({ question: { seat: "red", name: "HowToPay", answers: [] } }), "tax-stand")).toBeNull();
});

it("Workers are found at places and on the boards of their captors", () => {
  expect(workersAt(view(), "prison")).toEqual([{ seat: "blue", count: 3, artisan: false }]);
  expect(workersAt(view(), "board red")).toEqual([{ seat: "blue", count: 2, artisan: false }]);
  expect(workersAt(view({ artisans: { artisans: { blue: "board red" } } }), "board red")).toEqual([
    { seat: "blue", count: 2, artisan: true },
  ]);
});

it("a place without Workers says that nobody can be captured there", () => {
  const asked = { question: { seat: "red", name: "WhomToCapture", answers: [] } };
  expect(whyNot(view(asked), "quarry")).toBe("why-nobody-here");
  expect(whyNot(view(asked), "market-left")).toBeNull();
});

it("one board may use the Black Market at any Virtue", () => {
  expect(whyNot(view({}, { board: "zesiro" }), "market-right")).toBe("why-market-silver");
});
