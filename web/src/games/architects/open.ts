import { cardsOf } from "../../lib/cards.svelte";
import type { OpenPile } from "../../lib/gamepage";
import { buildings } from "./cards";
import type { View } from "./view";

export function openCards(view: View, seat: string): OpenPile[] {
  const player = view.seats.find((one) => one.seat === seat);
  if (!player) return [];
  const board = cardsOf("boards", [player.board]);
  return [
    { title: "", cards: [...board, ...cardsOf("apprentices", player.apprentices), ...buildings(player.buildings)] },
  ];
}
