import { describe, expect, it } from "vitest";
import { unseen } from "../src/lib/turns";
import type { LogLine, Message } from "../src/lib/types";

const line = (number: number, event: string, seat: string): LogLine =>
  ({ number, message: { name: `event-${event}`, args: { seat: { name: `seat-${seat}`, args: {} } } } }) as LogLine;
const LOG = [
  line(1, "turn-started", "red"),
  line(1, "placed", "red"),
  line(2, "turn-started", "blue"),
  line(3, "placed", "blue"),
  line(4, "gained", "blue"),
  line(5, "turn-started", "green"),
];
const told = (me: string, seen: number) =>
  unseen(LOG, me, seen).map((turn) => [turn.seat, ...turn.messages.map((one: Message) => one.name.slice(6))]);

describe("what has not been seen to", () => {
  it("is what the others did since one's own turn", () => {
    expect(told("red", -1)).toEqual([["blue", "placed", "gained"]]);
  });

  it("leaves out what came before the answer that was seen last, within a turn too", () => {
    expect(told("red", 3)).toEqual([["blue", "gained"]]);
    expect(told("red", 4)).toEqual([]);
  });

  it("is the last turn for who only watches", () => {
    expect(told("", -1)).toEqual([]);
    expect(unseen(LOG.slice(0, 5), "", -1).map((turn) => turn.seat)).toEqual(["blue"]);
  });
});
