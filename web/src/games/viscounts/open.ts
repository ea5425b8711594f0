import { card } from "../../lib/cards.svelte";
import type { State } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { known, type OpenPile } from "../open";
import type { View } from "./view";

export function openInViscounts(view: State["view"], seat: string): OpenPile[] {
  const table = view as unknown as View;
  const player = table.seats.find((one) => one.seat === seat);
  if (!player) return [];
  const townsfolk = (keys: (string | null)[]) => known(keys.map((key) => (key ? card("townsfolk", key) : undefined)));
  const bonuses = Object.entries(table.bonuses).filter(([, owner]) => owner === seat);
  return [
    { title: t("player-board"), cards: townsfolk(player.slots) },
    {
      title: t("manuscripts"),
      cards: known([
        ...player.manuscripts.map((key) => card("manuscripts", key)),
        ...bonuses.map(([ribbon]) => card("cleric-bonuses", `${ribbon}-bonus`)),
      ]),
    },
    { title: t("discard-pile", { number: player.discard.length }), cards: townsfolk([...player.discard].reverse()) },
    { title: t("unseen-cards", { number: player.unseen.length }), cards: townsfolk(player.unseen) },
    {
      title: t("player-card"),
      cards: known([player.player_card ? card("player-cards", player.player_card) : undefined]),
    },
  ];
}
