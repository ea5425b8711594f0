import { expect, it } from "vitest";
import { grouped } from "../src/lib/grouping";
import { Targets } from "../src/lib/targets";
import type { Option, Reason } from "../src/lib/types";

const place = (key: string, verb = "place"): Option => ({
  token: `${verb} ${key}`,
  message: { name: `answer-${verb}`, args: { place: { name: `the-${key}`, args: {} } } },
  target: `place:${key}`,
});
const done: Option = { token: "done", message: { name: "answer-done", args: {} }, target: "" };
const of = (options: Option[], reasons: Reason[] = []) => new Targets({ options, reasons });

it("a thing has all the answers that point at it, in their order", () => {
  const targets = of([place("quarry"), place("forest"), place("quarry", "artisan"), done]);
  expect(targets.at("place:quarry").map((option) => option.token)).toEqual(["place quarry", "artisan quarry"]);
  expect(targets.has("place:forest")).toBe(true);
});

it("a thing that no answer points at has none", () => {
  const targets = of([place("quarry"), done]);
  expect(targets.at("place:mines")).toEqual([]);
  expect(targets.has("place:mines", "cathedral")).toBe(false);
});

it("a thing may go by several names", () => {
  const targets = of([place("quarry"), { ...done, token: "discard for virtue", target: "hand" }]);
  expect(targets.at("goods:cards", "hand").map((option) => option.token)).toEqual(["discard for virtue"]);
});

it("a thing that cannot be chosen has the reason that the server gives", () => {
  const message = { name: "why-lack", args: { what: { name: "good-wood", args: { number: 2 } } } };
  const targets = of([place("quarry")], [{ token: "build church", target: "building:church", message }]);
  expect(targets.whyNot("building:church")).toEqual(message);
  expect(targets.whyNot("building:chapel")).toBeNull();
});

it("three answers that differ in a place are one sentence with a gap", () => {
  const groups = grouped([place("quarry"), place("forest"), place("mines"), done]);
  expect(groups).toHaveLength(2);
  expect(groups[0]!.caption).toEqual({ name: "answer-place", args: { place: "…" } });
  expect(groups[0]!.items.map((item) => item.short)).toEqual([
    [{ name: "place-quarry", args: {} }],
    [{ name: "place-forest", args: {} }],
    [{ name: "place-mines", args: {} }],
  ]);
  const last = [{ option: done, short: null, cut: false }];
  expect(groups[1]).toEqual({ caption: null, items: last, rows: [{ head: null, items: last }] });
});

it("of two gaps, what several answers share stands once before them", () => {
  const part = (name: string) => ({ name, args: {} });
  const capture = (place: string, owner: string): Option => ({
    token: `capture ${place} ${owner}`,
    message: { name: "answer-capture", args: { place: part(`the-${place}`), owner: part(`seat-${owner}`) } },
    target: `place:${place}`,
  });
  const options = ["quarry", "forest"].flatMap((one) => ["red", "blue", "green"].map((owner) => capture(one, owner)));
  const [group] = grouped(options);
  expect(group!.rows.map((row) => row.head?.name)).toEqual(["place-quarry", "place-forest"]);
  expect(group!.rows.map((row) => row.items.map((item) => item.short?.map((part) => part.name)))).toEqual([
    [["seat-red"], ["seat-blue"], ["seat-green"]],
    [["seat-red"], ["seat-blue"], ["seat-green"]],
  ]);
  expect(group!.rows.flatMap((row) => row.items.map((item) => item.option))).toEqual(options);
});

it("a price parts the answers, and is said once", () => {
  const move = (number: number, price: number): Option => ({
    token: `move ${number} for ${price}`,
    message: { name: "answer-move", args: { space: { name: "space", args: { number } }, price } },
    target: `space:${number}`,
  });
  const groups = grouped([move(1, 0), move(2, 0), move(3, 0), move(4, 1), done]);
  expect(groups.map((group) => group.caption?.args)).toEqual([
    { space: "…", price: 0 },
    { space: "…", price: 1 },
    undefined,
  ]);
  expect(groups[1]!.items[0]!.short).toEqual([{ name: "space", args: { number: 4 } }]);
});

it("two alike stay whole sentences, and every answer is in exactly one group", () => {
  const options = [place("quarry"), place("forest"), done];
  const groups = grouped(options);
  expect(groups.every((group) => group.caption === null)).toBe(true);
  expect(groups.flatMap((group) => group.items.map((item) => item.option))).toEqual(options);
});
