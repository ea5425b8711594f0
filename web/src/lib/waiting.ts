// How long somebody may be away, in words.
import type { AbsenceRule } from "./types";
import { t } from "./words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in the largest unit that it is a whole number of. */
export function timeText(seconds: number): string {
  if (seconds <= 0) return t("time-now");
  if (seconds % DAY === 0) return t("time-days", { number: seconds / DAY });
  if (seconds % HOUR === 0) return t("time-hours", { number: seconds / HOUR });
  if (seconds % MINUTE === 0) return t("time-minutes", { number: seconds / MINUTE });
  return t("time-seconds", { number: seconds });
}

/** Roughly how long something takes that is still to come: never less than it does. */
export function timeLeft(seconds: number): string {
  const unit = seconds > 2 * DAY ? DAY : seconds > 2 * HOUR ? HOUR : seconds > 90 ? MINUTE : seconds > 10 ? 10 : 1;
  return timeText(Math.ceil(seconds / unit) * unit);
}

/** What a table has settled for when somebody is away. */
export function ruleText(rule: AbsenceRule): string {
  if (rule.by === "nobody") return t("rule-nobody");
  return rule.seconds ? t(`rule-${rule.by}`, { time: timeText(rule.seconds) }) : t(`rule-${rule.by}-at-once`);
}
