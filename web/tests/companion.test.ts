import { describe, expect, it } from "vitest";
import { saidSoFar, stillSaid, type Entry } from "../src/lib/companion";

const entry = (lines: number, answers: number): Entry => ({ lines, answers, said: "", told: [] });
const marks = (entries: Entry[]) => entries.map((one) => [one.lines, one.answers]);
const all = [entry(1, 0), entry(1, 1), entry(1, 2), entry(2, 0)];

describe("what was said to a companion", () => {
  it("is counted in lines, and in answers about the last one", () => {
    expect(saidSoFar({})).toEqual({ lines: 0, answers: 0 });
    expect(
      saidSoFar({
        said: [
          ["turn", [[1], [2]]],
          ["turn", [[3]]],
        ],
      }),
    ).toEqual({ lines: 2, answers: 1 });
  });

  it("stands until it is taken back: an answer", () => {
    expect(marks(stillSaid(all, { said: [["turn", [[1]]]] }))).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it("stands until it is taken back: a whole line", () => {
    expect(marks(stillSaid(all, { said: [["turn", [[1], [2]]]] }))).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    expect(stillSaid(all, { said: [] })).toEqual([]);
  });
});
