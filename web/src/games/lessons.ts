// A guided first game: lessons that wait for the moment that they fit, each to be read once.
import type { Lesson, Moment } from "../lib/gamepage";
import type { LogLine } from "../lib/types";

export const happened = (log: LogLine[], name: string) => log.some((line) => line.message.name === name);

/** The lesson that fits now and has not been read, or null. */
export function nextLesson<View>(
  lessons: Lesson<View>[],
  moment: Moment<View>,
  read: readonly string[],
): string | null {
  return lessons.find(([name, fits]) => !read.includes(name) && fits(moment))?.[0] ?? null;
}
