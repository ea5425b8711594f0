import type { State } from "./types";
import { named, t, words } from "./words.svelte";

/** What a player is called: by name if one was given, else by colour. */
export function seatName(state: State, seat: string): string {
  return state.seats.find((one) => one.key === seat)?.name || named("seat", seat);
}

/** What a bot is called: a level by its name in this language, a host's own by the one it has. */
export function botName(bot: string): string {
  return words().has(`page-bot-${bot}`) ? t(`bot-${bot}`) : bot;
}
