import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { asked, best, costly, leadText, momentAt, percent, valued, valueLine } from "../src/lib/advice";
import { botName } from "../src/lib/seatname";
import type { Analysis, Moment, Option } from "../src/lib/types";
import { useWords, Words } from "../src/lib/words.svelte";

const folder = join(import.meta.dirname, "../../src/guildhall/locales/en");
beforeAll(() => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  useWords(new Words("en", files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n\n")));
});

const option = (token: string): Option => ({
  token,
  message: { name: "the-quarry", args: {} },
  target: `place:${token}`,
});
const value = (token: string, win: number, lead = 0) => ({ token, win, lead, share: 0 });
const moment = (number: number, seat: string, win: number, cost = 0): Moment => ({
  number,
  seat,
  given: "a",
  win,
  lead: 0,
  cost,
  lead_cost: 0,
  why: null,
  answers: [value("b", win), value("a", win - cost)],
});
const analysis: Analysis = {
  answers: 4,
  seats: [
    { seat: "red", costly: [2, 0], result: { win: 1, lead: 5 } },
    { seat: "blue", costly: [], result: { win: 0, lead: -5 } },
  ],
  moments: [moment(0, "red", 0.5, 0.1), moment(1, "blue", 0.6), moment(2, "red", 0.8, 0.2), moment(3, "blue", 0.3)],
  options: [option("a"), option("b")],
};

describe("advice", () => {
  it("keeps the bot's order, and names only answers that there are", () => {
    const found = best([value("b", 0.6), value("gone", 0.5), value("a", 0.4)], [option("a"), option("b")]);
    expect(found.map((one) => one.option.token)).toEqual(["b", "a"]);
  });

  it("says what an answer is worth", () => {
    expect(valued({ ...value("a", 0.537, 2.4), option: option("a") })).toBe("the Quarry: wins 54 %, 2 points ahead");
    expect(valued({ ...value("a", 0.2, -1.2), option: option("a") })).toBe("the Quarry: wins 20 %, 1 point behind");
    expect(leadText(0.3)).toBe("level in points");
    expect(percent(0.005)).toBe(1);
  });

  it("calls levels by their names, and a host's bot by its own", () => {
    expect([botName("mason"), botName("random"), botName("MyBot")]).toEqual(["Mason", "Chance", "MyBot"]);
  });
});

describe("an analysis", () => {
  it("has a line for each seat, through its own questions to the end", () => {
    expect(valueLine(analysis, "red")).toEqual([
      { number: 0, win: 0.5 },
      { number: 2, win: 0.8 },
      { number: 4, win: 1 },
    ]);
    expect(valueLine(analysis, "blue").at(-1)).toEqual({ number: 4, win: 0 });
  });

  it("leaves out who follows cards and was never asked", () => {
    const solo = {
      ...analysis,
      seats: [...analysis.seats, { seat: "green", costly: [], result: { win: 0, lead: -9 } }],
    };
    expect(asked(solo).map((one) => one.seat)).toEqual(["red", "blue"]);
  });

  it("lists the costly moves of each seat, the worst first", () => {
    expect(costly(analysis).map(({ seat, moments }) => [seat, moments.map((one) => one.number)])).toEqual([
      ["red", [2, 0]],
      ["blue", []],
    ]);
  });

  it("finds the question after so many answers", () => {
    expect(momentAt(analysis, 2)?.cost).toBe(0.2);
    expect(momentAt(analysis, 4)).toBeUndefined();
  });
});
