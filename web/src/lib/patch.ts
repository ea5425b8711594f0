// A difference to something that came as JSON (RFC 6902, of add, remove and replace only). What it does not touch stays
// the same object, so that nothing is drawn anew for it.
export interface PatchStep {
  op: "add" | "remove" | "replace";
  /** A JSON Pointer. */
  path: string;
  value?: unknown;
}

type Node = Record<string, unknown> | unknown[];

export function applyPatch<T extends object>(old: T, patch: PatchStep[]): T {
  return patch.reduce((value, step) => change(value as Node, keysOf(step.path), step), old as Node) as unknown as T;
}

function keysOf(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function change(old: Node, [key, ...rest]: string[], step: PatchStep): Node {
  if (key === undefined || typeof old !== "object" || old === null) throw new Error(`no such place: ${step.path}`);
  if (Array.isArray(old)) return changeList(old, Number(key), rest, step);
  const made = { ...old };
  if (rest.length) made[key] = change(old[key] as Node, rest, step);
  else if (step.op === "remove") delete made[key];
  else made[key] = step.value;
  return made;
}

function changeList(old: unknown[], place: number, rest: string[], step: PatchStep): unknown[] {
  const made = [...old];
  if (rest.length) made[place] = change(old[place] as Node, rest, step);
  else if (step.op === "remove") made.splice(place, 1);
  else made.splice(place, step.op === "add" ? 0 : 1, step.value);
  return made;
}
