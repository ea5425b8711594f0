// Putting together a log that comes in pieces.
import type { LogLine, State } from "./types";

/** Does the new state simply go on from the old one, with nothing taken back in between? */
export function goesOn(old: State, next: State): boolean {
  return next.number >= old.number && next.move - old.move === next.number - old.number;
}

/** The old log, and the lines of the answers since. */
export function joinLog(old: State, next: State): LogLine[] {
  return [
    ...old.log.filter((line) => line.number <= old.number),
    ...next.log.filter((line) => line.number > old.number),
  ];
}
