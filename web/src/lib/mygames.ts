// The games that this browser has keys to. Nothing of it is on the server: whoever has the key has the seat.
import type { Overview } from "./overview";

export interface MyGame {
  id: string;
  game: string;
  players: number;
  expansions: string[];
  opponent?: string; // who follows cards
  begun: number; // milliseconds
  mine: Record<string, string>; // seats played at this screen
  links: Record<string, string>; // keys of friends' seats, from games that began before there were invitations
  invitations?: Record<string, string>; // to friends' seats, to pass on
  watch: string;
  over?: boolean;
  /** What the server promised about the deal when the game was first seen here. */
  commitment?: string;
  /** A guided game: the lessons that have been read. */
  lessons?: string[];
  /** How it stood when it was last seen. */
  overview?: Overview;
  /** It has been deleted, or its link was renewed elsewhere. */
  gone?: boolean;
}

const NAME = "guildhall.games";

export function myGames(): MyGame[] {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => one && typeof one.id === "string") : [];
  } catch {
    return [];
  }
}

export const myGame = (id: string): MyGame | undefined => myGames().find((one) => one.id === id);

/** Keep a game, in place of what was known of it. */
export function keep(game: MyGame): void {
  store([game, ...myGames().filter((one) => one.id !== game.id)].slice(0, 200));
}

/** Change what is known of a game, if anything is. */
export function change(id: string, how: (game: MyGame) => MyGame): void {
  const known = myGame(id);
  if (known) store(myGames().map((one) => (one.id === id ? how(known) : one)));
}

export function forget(id: string): void {
  store(myGames().filter((one) => one.id !== id));
}

function store(games: MyGame[]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(games));
  } catch {
    // A full or closed storage: the link in the address bar still opens the game.
  }
}
