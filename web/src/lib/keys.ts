// A key for every answer: that of its place, else the digits first, then letters. Left out are the letters that the table itself uses: undo, score, replay, to the answers, explain, log.
export const RESERVED = ["u", "s", "r", "h", "i", "l"];
const LETTERS = [..."qwertyuiopasdfghjklzxcvbnm"].filter((letter) => !RESERVED.includes(letter));
export const KEYS: readonly string[] = [..."123456789", ...LETTERS];

/** A key for each answer: the one that it always has, where its game gives it one and no other answer here has the same;
 * else the next that is free. Those beyond the last key have none. */
export function keysFor(count: number, wanted: (string | null)[] = []): (string | null)[] {
  const fixed = wanted.map((key) => (key && wanted.filter((other) => other === key).length === 1 ? key : null));
  const free = KEYS.filter((key) => !fixed.includes(key));
  let next = 0;
  return Array.from({ length: count }, (_, i) => fixed[i] ?? free[next++] ?? null);
}

/** The number of the answer that a pressed key means, or -1. */
export const answerOf = (key: string, keys: (string | null)[]): number => keys.indexOf(key.toLowerCase());

/** Where arrow keys, Home and End lead in a row of so many things; null for any other key. */
export function rove(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
