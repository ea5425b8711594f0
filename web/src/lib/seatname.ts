import type { SeatInfo, State } from "./types";
import { named, t, words } from "./words.svelte";

/** What a player is called: by name if one was given, else by colour. Who follows cards has a name of its own. */
export function seatName(state: { seats: Pick<SeatInfo, "key" | "name" | "opponent">[] }, seat: string): string {
  const info = state.seats.find((one) => one.key === seat);
  return info?.name || (info?.opponent ? named("opponent", info.opponent) : named("seat", seat));
}

/** The seats at which somebody decides something. */
export function players(state: State): SeatInfo[] {
  return state.seats.filter((one) => one.kind !== "solo");
}

/** What a bot is called: a level by its name in this language, a host's own by the one it has. */
export function botName(bot: string): string {
  return words().has(`page-bot-${bot}`) ? t(`bot-${bot}`) : bot;
}
