// A key for every answer: the digits first, then letters. Left out are the letters that the table itself uses: undo, score, replay, to the answers, explain, log.
export const RESERVED = ["u", "s", "r", "h", "i", "l"];
const LETTERS = [..."qwertyuiopasdfghjklzxcvbnm"].filter((letter) => !RESERVED.includes(letter));
export const KEYS: readonly string[] = [..."123456789", ...LETTERS];

/** The keys of the first so many answers; those beyond the last key have none. */
export function keysFor(count: number): (string | null)[] {
  return Array.from({ length: count }, (_, i) => KEYS[i] ?? null);
}

/** The number of the answer that a pressed key means, or -1. */
export function answerOf(key: string, count: number): number {
  const number = KEYS.indexOf(key.toLowerCase());
  return number < count ? number : -1;
}

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
