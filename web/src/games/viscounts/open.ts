import { cardsOf } from "../../lib/cards.svelte";
import type { OpenPile } from "../../lib/gamepage";
import { t } from "../../lib/words.svelte";
import type { View } from "./view";

export function openCards(view: View, seat: string): OpenPile[] {
  const player = view.seats.find((one) => one.seat === seat);
  if (!player) return [];
  const bonuses = Object.keys(view.bonuses).filter((ribbon) => view.bonuses[ribbon] === seat);
  const { discard, manuscripts, slots, unseen } = player;
  return [
    { title: t("player-board"), cards: cardsOf("townsfolk", slots) },
    {
      title: t("manuscripts"),
      cards: [
        ...cardsOf("manuscripts", manuscripts),
        ...cardsOf(
          "cleric-bonuses",
          bonuses.map((ribbon) => `${ribbon}-bonus`),
        ),
      ],
    },
    { title: t("discard-pile", { number: discard.length }), cards: cardsOf("townsfolk", discard.toReversed()) },
    { title: t("unseen-cards", { number: unseen.length }), cards: cardsOf("townsfolk", unseen) },
    { title: t("player-card"), cards: cardsOf("player-cards", [player.player_card]) },
  ];
}
