import { building, card } from "../../lib/cards.svelte";
import type { State } from "../../lib/types";
import { known, type OpenPile } from "../open";
import type { View } from "./view";

export function openInArchitects(view: State["view"], seat: string): OpenPile[] {
  const player = (view as unknown as View).seats.find((one) => one.seat === seat);
  if (!player) return [];
  const cards = [
    ...(player.board ? [card("boards", player.board)] : []),
    ...player.apprentices.map((key) => card("apprentices", key)),
    ...player.buildings.map((key) => building(key)),
  ];
  return [{ title: "", cards: known(cards) }];
}
