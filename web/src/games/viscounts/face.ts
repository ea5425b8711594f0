// The numbers of a card as drawings: of Townsfolk how far they go, and their icons; of a Manuscript its ribbon, and the
// Clerics that it takes.
import type { Face } from "../../lib/gamepage";
import { iconList } from "./icons";
import type { Card } from "../../lib/types";
import { named, say } from "../../lib/words.svelte";

export function faceOf({ kind, fields }: Card): Face {
  const colour = fields.ribbon as string | undefined;
  const silver = fields.silver as number | undefined;
  const clerics = fields.cost as number | undefined;
  const iconName = (icon: string) => named("icon", `${icon}-name`);
  const isTownsfolk = kind === "townsfolk" && silver !== undefined;
  return {
    coin: isTownsfolk ? { number: silver, title: say({ name: "good-silver", args: { number: silver } }) } : undefined,
    ribbon: colour ? { colour, title: named("value", colour) } : undefined,
    cost: [],
    traits: [
      ...(clerics ? [{ icon: "cleric", number: clerics, size: 15, title: iconName("cleric") }] : []),
      ...iconList(fields.icons).map((icon) => ({ icon, size: 15, title: iconName(icon) })),
    ],
    vp: fields.vp as number | undefined,
    told: ["cost", "icons", "ribbon", "vp", ...(isTownsfolk ? ["silver"] : [])],
  };
}
