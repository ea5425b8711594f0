import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { withNotices } from "../src/lib/notices";
import { newKey } from "../src/lib/secret";
import { ruleText, timeLeft } from "../src/lib/waiting";
import { useWords, Words } from "../src/lib/words.svelte";

beforeAll(() => {
  const text = readFileSync(new URL("../../src/guildhall/locales/en/seats.ftl", import.meta.url), "utf8");
  useWords(new Words("en", text));
});

const seat = (key: string) => ({ name: `seat-${key}`, args: {} });
const turn = (number: number, key: string) => ({
  number,
  message: { name: "event-turn-started", args: { seat: seat(key) } },
});
const notice = (number: number, kind: string, key: string) => ({
  number,
  kind,
  seat: key,
  message: { name: `table-${kind}`, args: { seat: seat(key) } },
});

describe("the log", () => {
  it("tells what happened at the table where it happened, also before and after all answers", () => {
    const lines = withNotices(
      [turn(1, "red"), turn(1, "blue"), turn(3, "red")],
      [notice(0, "seed", ""), notice(1, "joined", "blue"), notice(3, "link-renewed", "red")],
    );
    expect(lines.map((line) => line.message.name)).toEqual([
      "table-seed",
      "event-turn-started",
      "event-turn-started",
      "table-joined",
      "event-turn-started",
      "table-link-renewed",
    ]);
  });

  it("marks the turns that a bot took for somebody, until they are back", () => {
    const lines = withNotices(
      [turn(1, "blue"), turn(2, "blue"), turn(3, "red"), turn(4, "blue")],
      [notice(1, "bot-by-one", "blue"), notice(3, "back", "blue")],
    );
    expect(lines.filter((line) => !line.table).map((line) => line.bot)).toEqual([false, true, false, false]);
  });
});

describe("waiting for somebody", () => {
  it("is told in the largest unit that fits, and never too short", () => {
    expect([5, 31, 91, 600, 7000, 7201, 3 * 86400].map(timeLeft)).toEqual([
      "5 seconds",
      "40 seconds",
      "2 minutes",
      "10 minutes",
      "117 minutes",
      "3 hours",
      "3 days",
    ]);
  });

  it("has a sentence for what the table has settled", () => {
    expect(ruleText({ pace: "live", seconds: 600, by: "one" })).toContain("away for 10 minutes, any other player");
    expect(ruleText({ pace: "days", seconds: 0, by: "all" })).toContain("who is away, all others together");
    expect(ruleText({ pace: "days", seconds: 0, by: "nobody" })).toContain("Nobody is replaced");
  });
});

it("makes keys that the server takes, each another", () => {
  const keys = new Set(Array.from({ length: 100 }, newKey));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
});
