import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EventTelling } from "../src/lib/gamepage";
import { BLOW, Playback, STEP } from "../src/lib/playback.svelte";
import { pace } from "../src/lib/settings.svelte";
import type { LogLine, Message } from "../src/lib/types";

// What remembers settings shows them on the page at once.
vi.hoisted(() =>
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {}, style: { setProperty: () => {} } } }),
);

const seat = (key: string): Message => ({ name: `seat-${key}`, args: {} });
const line = (number: number, event: string, args: Message["args"]): LogLine =>
  ({ number, message: { name: `event-${event}`, args } }) as LogLine;
const EVENTS: EventTelling = {
  quiet: ["shown"],
  large: [],
  great: ["reset"],
  plain: [],
  hurts: ["captured", "debt"],
  unsaid: [],
  moments: { captured: "capture", debt: "debt", reset: "reset", built: "building" },
  flightOf: () => null,
};
const LOG = [
  line(1, "turn-started", { seat: seat("red") }),
  line(1, "built", { seat: seat("red") }),
  line(2, "turn-started", { seat: seat("blue") }),
  line(2, "gained", { seat: seat("blue") }),
  line(2, "shown", {}),
  line(2, "captured", { seat: seat("blue"), owner: seat("red") }),
  line(2, "debt", { seat: seat("green") }),
];
let playback: Playback;
let reduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  pace.set("normal");
  playback = new Playback(() => EVENTS);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the others' steps come one after the other, and what is to come is hidden until then", async () => {
  playback.tell(LOG, LOG, "red");
  expect(playback.step?.message.name).toBe("event-gained");
  expect(playback.hides(LOG[3]!)).toBe(false);
  expect(playback.hides(LOG[5]!)).toBe(true);
  await vi.advanceTimersByTimeAsync(STEP);
  expect(playback.step?.message.name).toBe("event-captured");
  expect(playback.step).toMatchObject({ hurts: true, blow: true, takes: BLOW });
  await vi.advanceTimersByTimeAsync(BLOW + STEP);
  expect(playback.step).toBeNull();
  expect(LOG.some((one) => playback.hides(one))).toBe(false);
});

it("slowly takes twice as long, and at once takes no time", () => {
  pace.set("slow");
  playback.tell(LOG, LOG, "red");
  expect(playback.step?.takes).toBe(2 * STEP);
  playback.skip();
  pace.set("instant");
  playback.tell(LOG, LOG, "red");
  expect(playback.plays).toBe(false);
});

it("nothing moves for whoever wants less motion, but what was taken has its card", () => {
  reduced = true;
  playback.tell(LOG, LOG, "red");
  expect(playback.plays).toBe(false);
  expect(playback.cards.map((one) => [one.message.name, one.hurts])).toEqual([["event-captured", true]]);
});

it("whoever skips sees all of it", () => {
  playback.tell(LOG, LOG, "red");
  playback.skip();
  expect(playback.step).toBeNull();
  expect(LOG.some((one) => playback.hides(one))).toBe(false);
});

it("a turn that is over plays again, and hides nothing", async () => {
  const turn = { seat: "blue", number: 2, messages: LOG.slice(3).map((one) => one.message as Message) };
  expect(playback.again(LOG, turn, "red")).toBe(true);
  expect(playback.step?.message.name).toBe("event-gained");
  expect(LOG.some((one) => playback.hides(one))).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(playback.plays).toBe(false);
  expect(playback.cards).toEqual([]);
});

it("many steps are short, but what hurts is held", () => {
  const many = [
    LOG[2]!,
    ...Array.from({ length: 30 }, (_, i) => line(3 + i, "gained", { seat: seat("blue") })),
    LOG[5]!,
  ];
  playback.tell(many, many, "red");
  expect(playback.step?.takes).toBeLessThan(STEP);
});
