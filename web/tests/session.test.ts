import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "../src/lib/api";
import { Session } from "../src/lib/session.svelte";
import type { Change, State } from "../src/lib/types";

class Stream {
  static opened = 0;
  static tell = (_: Partial<Change>): void => {};
  onopen = (): void => {};
  onerror = (): void => {};
  constructor() {
    Stream.opened++;
  }
  addEventListener(kind: string, hear: (event: { data: string }) => void): void {
    if (kind === "change") Stream.tell = (change) => hear({ data: JSON.stringify(change) });
  }
  close(): void {}
}

const option = { token: "place quarry", message: { name: "x", args: {} }, target: "" };
const question = { number: 3, seat: "red", name: "turn", message: { name: "q", args: {} }, options: [option] };
const state = {
  number: 3,
  move: 3,
  mark: "m3",
  log: [],
  log_from: 0,
  question,
  view: { clay: 0 },
} as unknown as State;
const next = (move: number, clay: number): Change => ({
  number: move,
  move,
  from: `m${move - 1}`,
  mark: `m${move}`,
  patch: [
    { op: "replace", path: "/move", value: move },
    { op: "replace", path: "/number", value: move },
    { op: "replace", path: "/view/clay", value: clay },
  ],
  state: null,
  cut: move,
  log_from: move,
  log: [{ number: move, message: { name: `said-${move}`, args: {} } }],
});
const none = () => Promise.reject(new ApiError(0, "offline", ""));

describe("a table", () => {
  const browser = new EventTarget();
  let table: Session;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("window", browser);
    vi.stubGlobal("document", new EventTarget());
    vi.spyOn(api, "ticket").mockResolvedValue("ticket");
    vi.spyOn(api, "events").mockImplementation(() => new Stream() as unknown as EventSource);
    vi.spyOn(api, "state").mockResolvedValue(state);
    Stream.opened = 0;
    table = new Session("game", "key");
    await table.open();
    await vi.advanceTimersByTimeAsync(0);
  });

  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("follows the stream without asking for anything", async () => {
    const said: string[] = [];
    table.onmoves = (news) => said.push(...news.map((one) => one.message.name));
    vi.mocked(api.state).mockClear();
    Stream.tell(next(4, 1));
    Stream.tell(next(5, 2));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.state?.view).toEqual({ clay: 2 });
    expect(table.state?.log.map((line) => line.message.name)).toEqual(["said-4", "said-5"]);
    expect(said).toEqual(["said-4", "said-5"]);
    expect(api.state).not.toHaveBeenCalled();
  });

  it("needs one request for a click, whether its reply or the stream comes first", async () => {
    const answer = vi.spyOn(api, "answer").mockImplementation(() => {
      Stream.tell(next(4, 1));
      return Promise.resolve(next(4, 1));
    });
    vi.mocked(api.state).mockClear();
    await table.answer(option);
    expect(answer).toHaveBeenCalledWith("game", "key", 3, "place quarry", "m3");
    expect(table.state?.move).toBe(4);
    expect(table.state?.log.length).toBe(1);
    Stream.tell(next(4, 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.state?.log.length).toBe(1);
    expect(api.state).not.toHaveBeenCalled();
  });

  it("looks at the whole table when a change goes on from something that it does not have", async () => {
    const whole = { ...state, number: 9, move: 9, mark: "m9", view: { clay: 7 } };
    vi.mocked(api.state).mockResolvedValue(whole);
    Stream.tell(next(9, 7));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.state?.view).toEqual({ clay: 7 });
    Stream.tell(next(5, 1)); // late, and no longer wanted
    await vi.advanceTimersByTimeAsync(0);
    expect(table.state?.view).toEqual({ clay: 7 });
  });

  it("whose line is lost says so even where something that was on its way still arrives", async () => {
    let arrive = (_: State): void => {};
    vi.spyOn(api, "state").mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    void table.load();
    vi.spyOn(api, "ticket").mockImplementation(none);
    browser.dispatchEvent(new Event("offline"));
    vi.spyOn(api, "state").mockImplementation(none);
    arrive(state);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.offline).toBe(true);
  });

  it("whose line is lost goes on where the server is on this machine and no network is needed", async () => {
    browser.dispatchEvent(new Event("offline"));
    expect(table.offline).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.offline).toBe(false);
    expect(Stream.opened).toBe(2);
  });

  it("whose line is lost tries again by itself, ever more seldom, until the line is back", async () => {
    const asked = vi.spyOn(api, "state").mockImplementation(none);
    vi.spyOn(api, "ticket").mockImplementation(none);
    asked.mockClear();
    browser.dispatchEvent(new Event("offline"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.mock.calls.length).toBeGreaterThan(10);
    expect(asked.mock.calls.length).toBeLessThan(25);
    asked.mockResolvedValue(state);
    vi.spyOn(api, "ticket").mockResolvedValue("ticket");
    browser.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.offline).toBe(false);
    expect(Stream.opened).toBe(2);
  });
});
