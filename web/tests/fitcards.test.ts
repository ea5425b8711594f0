import { expect, it } from "vitest";
import { ways } from "../src/lib/fitcards";

it("cards lie in one row before they lie in several, and large before small", () => {
  expect(ways(3, 400, [14, 12])).toEqual([
    { type: 14, columns: 3 },
    { type: 14, columns: 2 },
    { type: 14, columns: 1 },
    { type: 12, columns: 3 },
    { type: 12, columns: 2 },
    { type: 12, columns: 1 },
  ]);
});

it("no row is fuller than its width allows, and even the narrowest holds one card", () => {
  expect(ways(7, 180, [12]).map((way) => way.columns)).toEqual([2, 1]);
  expect(ways(7, 20, [12]).map((way) => way.columns)).toEqual([1]);
});
