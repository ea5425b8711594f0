// What the parts of a card are called: fields, and the names that stand in them.
import { plain, say, t, words } from "../words.svelte";

const known = (names: string[]) => names.find((one) => words().has(one));

export function fieldLabel(name: string): string {
  const dashed = name.replaceAll("_", "-");
  if (words().has(`page-own-field-${dashed}`)) return t(`own-field-${dashed}`);
  const found = known([`field-${name}`, `good-${name}-name`, `icon-${name}-name`]);
  return found ? say({ name: found }) : plain(dashed);
}

/** A good, a place, a skill, an icon: whatever a field names. */
export function valueLabel(value: string): string {
  const found = known([
    `good-${value}-name`,
    `place-${value}`,
    `skill-${value}`,
    `icon-${value}-name`,
    `value-${value}`,
  ]);
  return found ? say({ name: found }) : plain(value);
}
