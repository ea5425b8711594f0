// The events of Architects in drawings and few words.
import { eventOf } from "../../lib/events";
import type { Scrap } from "../../lib/gamepage";
import { keyOf } from "../../lib/messages";
import type { Message } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { counted, nameOf, place, scrapsOfBoth, strong } from "../telling";

/** Nothing is left out by an empty list; null is told as a sentence. */
export function scrapsOf(message: Message): Scrap[] | null {
  const { args } = message;
  const number = typeof args?.number === "number" ? args.number : 1;
  switch (eventOf(message)) {
    case "worker-placed":
      return [place(message)];
    case "artisan-placed":
      return [{ icon: "artisan" }, place(message)];
    case "worker-retrieved":
      return [{ icon: "away" }, place(message)];
    case "captured":
      return [{ text: `−${number}` }, { worker: keyOf(args?.owner, "seat") }, place(message)];
    case "captured-own":
      return [{ text: `+${number}` }, { worker: keyOf(args?.seat, "seat") }, place(message)];
    case "sent-to-prison":
      return counted(message, "prison");
    case "left-prison":
      return [...counted(message, "worker"), { icon: "prison" }];
    case "left-boards":
      return counted(message, "worker");
    case "tax-paid":
      return counted(message, "tax", -1);
    case "tax-taken":
      return counted(message, "tax");
    case "debt-taken":
      return [{ icon: "debt", number: "+1" }];
    case "debt-paid":
      return [{ icon: "paid", number: "+1" }];
    case "debt-destroyed":
      return [{ icon: "debt", number: "−1" }];
    case "card-drawn":
    case "card-drawn-hidden":
    case "card-kept":
    case "card-kept-hidden":
      return [{ icon: "cards", number: "+1" }];
    case "card-discarded":
    case "card-discarded-hidden":
      return [{ icon: "cards", number: "−1" }];
    case "hired":
      return [{ icon: "worker" }, ...strong(nameOf(message, "apprentice"))];
    case "dismissed":
      return [{ text: "−" }, { text: nameOf(message, "apprentice") }];
    case "coins-taken":
      return counted(message, "silver");
    case "constructed":
      return [{ icon: "vp" }, ...strong(nameOf(message, "building"))];
    case "cathedral-advanced":
      return [{ icon: "vp" }, ...strong(`${t("cathedral")} ${number}`)];
    case "market-reset":
      return [{ icon: "reset" }, ...strong(t("space-reset"))];
    case "last-round":
      return strong(t("last-round"));
    case "influence-gained":
      return counted(message, "influence");
    case "influence-lost":
    case "influence-spent":
      return counted(message, "influence", -1);
    case "princess-moved":
      return [{ icon: "princess" }, place(message)];
    case "profiteer-moved":
      return [{ icon: "profiteer" }, place(message)];
    case "scheme-drawn":
      return [{ icon: "cards" }, ...strong(nameOf(message, "scheme"))];
    case "reward-shown":
    case "market-taken":
    case "apprentice-shown":
    case "apprentice-left":
    case "coin-laid":
    case "market-turned":
    case "market-reshuffled":
    case "craft-shown":
      return [];
    default:
      return scrapsOfBoth(message);
  }
}
