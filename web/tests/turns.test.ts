import { describe, expect, it } from "vitest";
import type { EventTelling } from "../src/lib/gamepage";
import { gist, losses, turnsOf, turnsSince } from "../src/lib/turns";
import type { LogLine, Message } from "../src/lib/types";

const seat = (key: string): Message => ({ name: `seat-${key}`, args: {} });
const line = (number: number, event: string, args: Message["args"]): LogLine =>
  ({ number, message: { name: `event-${event}`, args } }) as LogLine;
const turn = (number: number, key: string) => line(number, "turn-started", { seat: seat(key) });
const EVENTS: EventTelling = {
  quiet: ["shown"],
  large: ["built"],
  great: ["reset"],
  plain: ["placed"],
  hurts: ["captured", "debt"],
  unsaid: [],
  flightOf: () => null,
};
const LOG = [
  line(0, "placed", { seat: seat("red") }), // before any turn
  turn(1, "red"),
  turn(2, "blue"),
  line(2, "placed", { seat: seat("blue") }),
  line(3, "shown", {}),
  line(3, "captured", { seat: seat("blue"), owner: seat("red") }),
  line(3, "gained", { seat: seat("blue") }),
  turn(4, "green"),
  line(4, "debt", { seat: seat("green") }),
];

describe("what the others did", () => {
  it("is told turn by turn, from one's own last turn on", () => {
    expect(turnsOf(LOG).map((one) => one.seat)).toEqual(["red", "blue", "green"]);
    expect(turnsSince(LOG, "red").map((one) => one.number)).toEqual([2, 4]);
    expect(turnsSince(LOG, "green").map((one) => one.seat)).toEqual(["red", "blue"]);
  });

  it("stays told while one's own next turn is under way", () => {
    expect(turnsSince([...LOG, turn(5, "red")], "red").map((one) => one.seat)).toEqual(["blue", "green"]);
  });

  it("is all of it for whoever has not had a turn", () => {
    expect(turnsSince(LOG, "yellow")).toHaveLength(3);
  });

  it("hurts only whom it names", () => {
    const [blue, green] = turnsSince(LOG, "red");
    expect(losses(blue!, "red", EVENTS)).toHaveLength(1);
    expect(losses(green!, "red", EVENTS)).toEqual([]);
    expect(losses(blue!, "green", EVENTS)).toEqual([]);
    expect(losses(green!, "green", EVENTS)).toEqual([]);
  });

  it("comes in a few sentences, in their order, without what nobody needs to know", () => {
    const [blue] = turnsSince(LOG, "red");
    expect(gist(blue!, "red", EVENTS).map((one) => one.name)).toEqual([
      "event-placed",
      "event-captured",
      "event-gained",
    ]);
  });

  it("never leaves out what hurts", () => {
    const many = {
      seat: "blue",
      number: 1,
      messages: ["reset", "built", "built", "captured", "captured", "captured", "captured"].map(
        (name) => ({ name: `event-${name}`, args: { owner: seat("red") } }) as Message,
      ),
    };
    expect(gist(many, "red", EVENTS).filter((one) => one.name === "event-captured")).toHaveLength(4);
  });
});
