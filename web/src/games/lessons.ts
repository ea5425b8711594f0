// A guided first game: lessons that wait for the moment that they fit, each to be read once.
import type { LogLine } from "../lib/types";

export interface Moment<View> {
  view: View;
  question: string;
  answers: string[];
  log: LogLine[];
}

/** A lesson's name, and whether it fits. Those that matter more come first. */
export type Lesson<View> = [name: string, fits: (moment: Moment<View>) => boolean];

export const happened = (log: LogLine[], name: string) => log.some((line) => line.message.name === name);

/** The lesson that fits now and has not been read, or null. */
export function nextLesson<View>(
  lessons: Lesson<View>[],
  moment: Moment<View>,
  read: readonly string[],
): string | null {
  return lessons.find(([name, fits]) => !read.includes(name) && fits(moment))?.[0] ?? null;
}
