// What can be played at this server; asked once.
import { api } from "./api";
import type { About } from "./types";

let found: Promise<About> | null = null;

export function about(): Promise<About> {
  found ??= api.about().catch((error: unknown) => {
    found = null;
    throw error;
  });
  return found;
}

type Bots = About["games"][number]["bots"];

/** Who plays when nobody has chosen, of bots with the weakest first: the second for most people, the first for beginners. */
export function usual(bots: Bots, beginner = false): string {
  return (beginner ? bots[0] : (bots[1] ?? bots[0]))?.key ?? "random";
}

export async function usualBot(game: string, beginner = false): Promise<string> {
  const { games } = await about();
  return usual(games.find((one) => one.key === game)?.bots ?? [], beginner);
}
