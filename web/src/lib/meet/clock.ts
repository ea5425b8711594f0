// Clocks in words and figures, and a pause by agreement.
import { json } from "../api";
import { timeText } from "../waiting";
import { t } from "../words.svelte";
import type { ClockState, NewClock } from "../types";

type Agreed = Pick<NewClock, "per" | "seconds" | "increment" | "out">;

const MINUTE = 60;
const DAY = 24 * 3600;
/** What a table may be opened with; without a clock everybody thinks as long as they like. */
export type Pace = "free" | "quick" | "calm" | "day" | "days";
export const PACES: Record<Pace, Omit<Agreed, "out"> | null> = {
  free: null,
  quick: { per: "game", seconds: 10 * MINUTE, increment: 10 },
  calm: { per: "game", seconds: 25 * MINUTE, increment: 20 },
  day: { per: "turn", seconds: DAY, increment: 0 },
  days: { per: "turn", seconds: 3 * DAY, increment: 0 },
};

export const isLive = (pace: Pace) => pace !== "day" && pace !== "days";

export const clockText = (clock: Agreed) =>
  clock.per === "game"
    ? t("clock-game", { time: timeText(clock.seconds), more: timeText(clock.increment) })
    : t("clock-turn", { time: timeText(clock.seconds) });

/** What is left of a seat's time, in seconds; `now` in milliseconds, by the server's clock. */
export function timeOf(clock: ClockState, seat: string, now: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? left - Math.max(0, now / 1000 - clock.at) : left);
}

/** As a clock shows it: 2 d 3 h, 1:02:03, 12:34. */
export function face(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  if (hours >= 48) return timeText(Math.floor(whole / DAY) * DAY);
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

export const pausing = {
  pause: (id: string, key: string) => json<unknown>(`/games/${encodeURIComponent(id)}/pause`, key, {}),
  goOn: (id: string, key: string) => json<unknown>(`/games/${encodeURIComponent(id)}/pause/end`, key, {}),
};
