import type { State } from "./types";
import { named } from "./words.svelte";

/** What a player is called: by name if one was given, else by colour. */
export function seatName(state: State, seat: string): string {
  return state.seats.find((one) => one.key === seat)?.name || named("seat", seat);
}
