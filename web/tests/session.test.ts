import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "../src/lib/api";
import { Session } from "../src/lib/session.svelte";
import type { State } from "../src/lib/types";

class Stream {
  static opened = 0;
  onopen = (): void => {};
  onerror = (): void => {};
  constructor() {
    Stream.opened++;
  }
  addEventListener(): void {}
  close(): void {}
}

const state = { number: 3, move: 3, log: [], question: null } as unknown as State;
const none = () => Promise.reject(new ApiError(0, "offline", ""));

describe("a table whose line is lost", () => {
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

  it("says so even where something that was on its way still arrives", async () => {
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

  it("goes on where the server is on this machine and no network is needed", async () => {
    browser.dispatchEvent(new Event("offline"));
    expect(table.offline).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.offline).toBe(false);
    expect(Stream.opened).toBe(2);
  });

  it("tries again by itself, ever more seldom, until the line is back", async () => {
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
