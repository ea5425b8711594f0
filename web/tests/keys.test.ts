import { expect, it } from "vitest";
import { answerOf, KEYS, keysFor, RESERVED, rove } from "../src/lib/keys";

it("the first nine answers have the digits, the next ones letters", () => {
  expect(keysFor(10)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "q"]);
});

it("no answer has a key that the table uses itself, and none is given twice", () => {
  expect(KEYS.filter((key) => RESERVED.includes(key))).toEqual([]);
  expect(new Set(KEYS).size).toBe(KEYS.length);
});

it("answers beyond the last key have none", () => {
  const keys = keysFor(KEYS.length + 2);
  expect(keys.at(-1)).toBeNull();
  expect(keys[KEYS.length - 1]).toBe(KEYS.at(-1));
});

it("what lies in a place keeps the key of that place, and the others have those that are left", () => {
  expect(keysFor(4, ["6", null, "2", null])).toEqual(["6", "1", "2", "3"]);
  expect(keysFor(3, ["6", "6", null])).toEqual(["1", "2", "3"]);
});

it("a key means its answer, in either case, and only if there is one", () => {
  expect(answerOf("3", keysFor(3))).toBe(2);
  expect(answerOf("3", keysFor(2))).toBe(-1);
  expect(answerOf("Q", keysFor(10))).toBe(9);
  expect(answerOf("Enter", keysFor(10))).toBe(-1);
  expect(answerOf("u", keysFor(40))).toBe(-1);
  expect(answerOf("4", keysFor(3, [null, "4"]))).toBe(1);
});

it("the arrow keys go round", () => {
  expect(rove("ArrowRight", 2, 3)).toBe(0);
  expect(rove("ArrowUp", 0, 3)).toBe(2);
  expect(rove("Home", 2, 3)).toBe(0);
  expect(rove("End", 0, 3)).toBe(2);
  expect(rove("x", 0, 3)).toBeNull();
  expect(rove("ArrowDown", 0, 0)).toBeNull();
});
