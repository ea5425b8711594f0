// A sentence in which the names of goods, with or without a number before them, become drawings.
import { named, say } from "../../lib/words.svelte";

export interface Part {
  text: string;
  /** Instead of the text: a drawing, which the text describes. */
  icon?: string;
  number?: string;
}

const DRAWN = ["clay", "wood", "stone", "gold", "marble", "silver", "virtue", "influence", "tax"];
const letters = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What a good is called, alone and as it stands after a number; the longest first, so that none hides another. */
function nameOf(good: string): string[] {
  const counted = say({ name: `good-${good}`, args: { number: 1 } }).replace(/^1\s/, "");
  return [named("good", `${good}-name`), counted];
}

export function partsOf(sentence: string): Part[] {
  const byName = new Map<string, string>();
  for (const good of DRAWN) for (const name of nameOf(good)) if (sentence.includes(name)) byName.set(name, good);
  if (byName.size === 0) return [{ text: sentence }];
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(letters);
  const pattern = new RegExp(`(?<![\\p{L}-])(?:([+−]?\\d+) )?(${names.join("|")})(?![\\p{L}-])`, "gu");
  const parts: Part[] = [];
  let at = 0;
  for (const found of sentence.matchAll(pattern)) {
    if (found.index > at) parts.push({ text: sentence.slice(at, found.index) });
    parts.push({ text: found[2]!, icon: byName.get(found[2]!)!, number: found[1] ?? "" });
    at = found.index + found[0].length;
  }
  if (at < sentence.length) parts.push({ text: sentence.slice(at) });
  return parts;
}
