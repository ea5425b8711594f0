// Looking into messages.
import type { Message, Value } from "./types";

/** The message that a parameter is, or null where it is a number, a text or a list. */
export function inner(value: Value | undefined): Message | null {
  return typeof value === "object" && !Array.isArray(value) ? value : null;
}

/** What a parameter names: "red" of `seat-red`; "" where it is nothing of that kind. */
export function keyOf(value: Value | undefined, kind: string): string {
  const name = inner(value)?.name ?? "";
  return name.startsWith(`${kind}-`) ? name.slice(kind.length + 1) : "";
}
