// Keys that keep their meaning: a space has its number or letter.
import type { Option } from "../../lib/types";
import { FINISHING } from "./finishing";

export function keyOf({ message, target }: Option): string | null {
  if (FINISHING.includes(message.name)) return "x";
  const [, outer, inner] = /^space:(?:O(\d+)|I(\w))$/.exec(target) ?? [];
  return outer ? outer.slice(-1) : (inner?.toLowerCase() ?? null);
}
