import { expect, it } from "vitest";
import { EVENTS } from "../src/games/architects/events";
import type { Message } from "../src/lib/types";

it("a Worker placed flies out, one captured flies home to its owner", () => {
  const seat = (key: string) => ({ name: `seat-${key}`, args: {} });
  const quarry = { name: "the-quarry", args: {} };
  const messages: Message[] = [
    { name: "event-worker-placed", args: { seat: seat("red"), place: quarry } },
    { name: "event-captured", args: { seat: seat("red"), owner: seat("blue"), place: quarry, number: 2 } },
    { name: "event-gained", args: { seat: seat("red"), number: 2 } },
  ];
  expect(messages.map(EVENTS.flightOf)).toEqual([
    { seat: "red", place: "quarry", home: false },
    { seat: "blue", place: "quarry", home: true },
    null,
  ]);
});
