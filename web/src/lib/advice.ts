// What a bot thinks of answers, for hints and analyses.
import type { Analysis, Moment, Option, Valued } from "./types";
import { say, t } from "./words.svelte";

/** How many of the best answers are told. */
export const SHOWN = 3;

export interface Advice extends Valued {
  option: Option;
}

/** The valued answers in their order, each with the option that it is. */
export function best(answers: Valued[], options: Option[]): Advice[] {
  const known = new Map(options.map((option) => [option.token, option]));
  return answers.flatMap((one) => {
    const option = known.get(one.token);
    return option ? [{ ...one, option }] : [];
  });
}

export const percent = (share: number) => Math.round(100 * share);

/** How many points somebody will be ahead or behind. */
export function leadText(lead: number): string {
  const number = Math.round(Math.abs(lead));
  return number === 0 ? t("level-points") : t(lead > 0 ? "ahead" : "behind", { number });
}

export function valued(one: Advice): string {
  return t("valued", { answer: say(one.option.message), win: String(percent(one.win)), lead: leadText(one.lead) });
}

/** The chance to win of a seat over the game: at each of its own questions, and at the end. */
export function valueLine(analysis: Analysis, seat: string): { number: number; win: number }[] {
  const line = analysis.moments.filter((one) => one.seat === seat).map(({ number, win }) => ({ number, win }));
  const result = analysis.seats.find((one) => one.seat === seat)?.result;
  if (result) line.push({ number: analysis.answers, win: result.win });
  return line;
}

/** The question that was asked after so many answers. */
export function momentAt(analysis: Analysis, number: number): Moment | undefined {
  return analysis.moments.find((one) => one.number === number);
}

/** Those who were asked something: who follows cards has no chance to miss. */
export function asked(analysis: Analysis): Analysis["seats"] {
  return analysis.seats.filter(({ seat }) => analysis.moments.some((one) => one.seat === seat));
}

/** Each seat with its most costly moves, the worst first. */
export function costly(analysis: Analysis): { seat: string; moments: Moment[] }[] {
  return asked(analysis).map(({ seat, costly }) => ({
    seat,
    moments: costly.flatMap((number) => momentAt(analysis, number) ?? []),
  }));
}
