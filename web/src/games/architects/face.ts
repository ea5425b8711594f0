// The numbers of a card as drawings.
import type { Face } from "../../lib/gamepage";
import type { Card } from "../../lib/types";
import { named, say, signed } from "../../lib/words.svelte";

export function faceOf({ kind, fields }: Card): Face {
  const virtue = (fields.virtue as number | undefined) ?? 0;
  const skills = (fields.skills as string[] | undefined) ?? [];
  const cost = Object.entries((fields.cost as Record<string, number> | undefined) ?? {});
  return {
    cost: cost.map(([icon, number]) => ({ icon, number, title: named("good", `${icon}-name`) })),
    traits: [
      ...(virtue
        ? [
            {
              icon: "virtue",
              // A board says where one begins, a card by how much one moves.
              number: kind === "boards" ? virtue : signed(virtue),
              size: "1.1em",
              title: say({ name: "good-virtue", args: { number: virtue } }),
            },
          ]
        : []),
      ...skills.map((icon) => ({ icon, title: named("skill", icon) })),
    ],
    vp: fields.vp as number | undefined,
    told: ["cost", "skills", "virtue", "vp"],
  };
}
