// The events of Viscounts in drawings and few words.
import { eventOf } from "../../lib/events";
import type { Scrap } from "../../lib/gamepage";
import { inner, keyOf } from "../../lib/messages";
import type { Message } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { counted, nameOf, scrapsOfBoth, strong } from "../telling";

/** The number of an outer space, or the letter of an inner one. */
const spaceOf = (message: Message): string => {
  const { number, segment } = inner(message.args?.space)?.args ?? {};
  return String(number ?? segment ?? "");
};

export function scrapsOf(message: Message): Scrap[] | null {
  const { args } = message;
  switch (eventOf(message)) {
    case "moved":
      return [
        { icon: "move" },
        ...strong(spaceOf(message)),
        ...(args?.number ? [{ icon: "silver", number: `−${args.number as number}` }] : []),
      ];
    case "corruption-gained":
      return counted(message, "corruption");
    case "debts-taken":
      return counted(message, "debt");
    case "deeds-taken":
      return counted(message, "deed");
    case "debt-flipped":
      return [{ icon: "paid", number: "+1" }];
    case "deed-flipped":
      return [{ icon: "deed-flipped", number: "+1" }];
    case "traded":
      return [{ icon: "merchant", number: `${(args?.number as number | undefined) ?? 1}×` }];
    case "hired":
      return [{ icon: "townsfolk" }, ...strong(nameOf(message, "townsfolk"))];
    case "dismissed":
    case "destroyed":
      return [{ icon: "destroy" }, { text: nameOf(message, "townsfolk") }];
    case "built":
      return [{ icon: "builder" }, ...strong(nameOf(message, "building"))];
    case "transcribed":
    case "read":
      return [{ icon: "cleric" }, ...strong(t("icon-manuscript"))];
    case "workers-placed":
      return [{ icon: "noble" }, ...counted(message, "worker")];
    case "climbed":
    case "reached-top":
      return [{ icon: "castle", number: "+1" }];
    case "worker-moved":
      return [{ icon: "castle-move" }];
    case "bumped":
      return [{ text: "−1" }, { worker: keyOf(args?.owner, "seat") }, { icon: "castle" }];
    case "leader-taken":
      return [{ icon: "noble" }, ...strong(t("castle-leader"))];
    case "collided":
      return [{ icon: "virtue" }, { icon: "corruption" }, ...strong(t("collide"))];
    case "poverty-revealed":
      return strong(t("kingdom-poverty"));
    case "prosperity-revealed":
      return strong(t("kingdom-prosperity"));
    case "last-round":
      return strong(t("near-end"));
    case "passed":
      return [{ text: t("no-action") }];
    case "card-played":
    case "card-played-unseen":
      return [{ text: nameOf(message, "townsfolk") }];
    case "scheme-revealed":
      return [{ icon: "discard" }, ...strong(nameOf(message, "scheme"))];
    case "card-dropped":
    case "card-drawn":
    case "card-drawn-hidden":
    case "townsfolk-shown":
    case "manuscript-shown":
    case "pile-reshuffled":
    case "worker-stepped":
    case "collision-items":
    case "markers-reset":
      return [];
    default:
      return scrapsOfBoth(message);
  }
}
