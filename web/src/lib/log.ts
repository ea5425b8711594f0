// Putting together a log that comes in pieces.
import { applyPatch, type PatchStep } from "./patch";
import type { Change, LogLine, State } from "./types";

/** Does the new state simply go on from the old one, with nothing taken back in between, and all of its log there? */
export function goesOn(old: State, next: State): boolean {
  return (
    next.number >= old.number && next.move - old.move === next.number - old.number && next.log_from <= old.number + 1
  );
}

/** The old log, and the lines of the answers since. */
export function joinLog(old: State, next: State): LogLine[] {
  return [
    ...old.log.filter((line) => line.number <= old.number),
    ...next.log.filter((line) => line.number > old.number),
  ];
}

/** The state after a change; null if the change goes on from another one. */
export function changed(old: State, change: Change): State | null {
  if (!change.state && change.from !== old.mark) return null;
  const table = change.state
    ? { ...old, ...(change.state as State) }
    : applyPatch(old, (change.patch ?? []) as PatchStep[]);
  // More than a page is new: between what was here and what has come lines are missing.
  const gap = change.log_from > change.cut;
  return {
    ...table,
    mark: change.mark,
    log_from: gap ? change.log_from : Math.min(old.log_from, change.cut),
    log: [...(gap ? [] : old.log.filter((line) => line.number < change.cut)), ...change.log],
  };
}
