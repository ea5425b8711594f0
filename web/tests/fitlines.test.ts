import { expect, it } from "vitest";
import { linesThatFit } from "../src/lib/fitlines";

it("a text that fits is left alone, also where rounding makes it a hair too long", () => {
  expect(linesThatFit(40, 39, 13)).toBeNull();
  expect(linesThatFit(38.6, 39, 13)).toBeNull();
});

it("of a longer one, only whole lines are shown, or none", () => {
  expect(linesThatFit(38, 52, 13)).toBe(2);
  expect(linesThatFit(12, 52, 13)).toBe(0);
});
