import { describe, expect, it } from "vitest";
import { changed } from "../src/lib/log";
import { applyPatch } from "../src/lib/patch";
import type { Change, State } from "../src/lib/types";

describe("a difference", () => {
  it("adds, removes and replaces", () => {
    const old = { goods: { clay: 1, wood: 2 }, hand: ["a", "b", "c"], over: false };
    const made = applyPatch(old, [
      { op: "replace", path: "/goods/clay", value: 3 },
      { op: "remove", path: "/goods/wood" },
      { op: "add", path: "/goods/a~1b~0c", value: null },
      { op: "remove", path: "/hand/1" },
      { op: "add", path: "/hand/2", value: "d" },
      { op: "replace", path: "/hand/0", value: "z" },
    ]);
    expect(made).toEqual({ goods: { clay: 3, "a/b~c": null }, hand: ["z", "c", "d"], over: false });
  });

  it("leaves what it was made from as it was, and what it does not touch the same object", () => {
    const old = { seats: [{ goods: { clay: 1 } }, { goods: { clay: 2 } }] };
    const made = applyPatch(old, [{ op: "replace", path: "/seats/0/goods/clay", value: 5 }]);
    expect(old.seats[0]!.goods.clay).toBe(1);
    expect(made.seats[0]!.goods.clay).toBe(5);
    expect(made.seats[1]).toBe(old.seats[1]);
  });

  it("that does not fit is an error, not another table", () => {
    expect(() => applyPatch({ a: 1 }, [{ op: "replace", path: "/b/c", value: 1 }])).toThrow();
  });
});

describe("a change of the table", () => {
  const line = (number: number, name: string) => ({ number, message: { name, args: {} } });
  const old = {
    mark: "m1",
    number: 2,
    move: 2,
    log_from: 1,
    log: [line(1, "a"), line(2, "b")],
    view: { x: 1 },
  } as unknown as State;
  const change = (more: object) =>
    ({
      number: 3,
      move: 3,
      from: "m1",
      mark: "m2",
      patch: [],
      state: null,
      cut: 3,
      log_from: 3,
      log: [],
      ...more,
    }) as Change;

  it("goes on from the table that is here, with the new lines of its log", () => {
    const next = changed(old, change({ patch: [{ op: "replace", path: "/view/x", value: 2 }], log: [line(3, "c")] }))!;
    expect(next.view).toEqual({ x: 2 });
    expect(next.mark).toBe("m2");
    expect(next.log.map((one) => one.message.name)).toEqual(["a", "b", "c"]);
  });

  it("that took answers back takes their lines, too", () => {
    const next = changed(old, change({ number: 0, cut: 1, log_from: 1, log: [] }))!;
    expect(next.log).toEqual([]);
    expect(next.log_from).toBe(1);
  });

  it("with more than a page of the log leaves out what was before", () => {
    const next = changed(old, change({ cut: 3, log_from: 90, log: [line(90, "x")] }))!;
    expect(next.log.map((one) => one.message.name)).toEqual(["x"]);
    expect(next.log_from).toBe(90);
  });

  it("from another table is not taken, unless it brings the whole table", () => {
    expect(changed(old, change({ from: "m0" }))).toBeNull();
    const whole = changed(old, change({ from: null, patch: null, state: { number: 5, move: 5, view: { x: 9 } } }))!;
    expect(whole.view).toEqual({ x: 9 });
  });
});
