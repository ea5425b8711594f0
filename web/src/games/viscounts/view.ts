// The view of Viscounts, as the engine gives it to a seat.
import type { Mark } from "../../lib/gamepage";
import { named, t } from "../../lib/words.svelte";

export const GOODS = ["ink", "gold", "stone", "silver"] as const;
export const BUILDINGS = ["workshop", "trading-post", "guildhall"] as const;
export const RIBBONS = ["red", "blue", "green", "yellow"] as const;

export interface Player {
  seat: string;
  player_card: string | null;
  hero: string | null;
  space: string | null;
  goods: Record<string, number>;
  track: { corruption: number; virtue: number };
  debts: { unpaid: number; paid: number };
  deeds: { plain: number; flipped: number };
  buildings: Record<string, number>; // those built
  workers: number;
  manuscripts: string[];
  slots: (string | null)[];
  discard: string[]; // the oldest first
  hand: string[] | null;
  hand_size: number;
  draw: string[] | null; // one's own, in the order of the card table
  draw_size: number;
  unseen: string[]; // hand and draw pile together
}

export interface Segment {
  segment: string;
  wedge: string;
  townsfolk: { top: string | null; count: number };
  manuscripts: { top: string | null; count: number };
}

export interface Board {
  side: "small" | "large";
  ring: string[];
  segments: Segment[];
  roads: Record<string, string[]>;
  spots: Record<string, { seat: string; building: string } | null>;
  links: [string, string, string][];
}

/** Workers by colour in each section, and who leads. */
export type Castle = Record<string, Record<string, number>> & { leader: string | null };

export interface Pile {
  above: number;
  below: number;
}

export interface Solo {
  seat: string;
  focus: string;
  difficulty: string;
  pile: number;
  discard: string[]; // the oldest first
  reserve: number;
}

export interface View {
  game: "viscounts";
  options: { players: number };
  seat: string | null;
  turn: { number: number; active: string; first: string; turns_left: number; distance: number };
  board: Board;
  castle: Castle;
  kingdom: { debts: Pile; deeds: Pile; poverty: boolean; prosperity: boolean };
  bonuses: Record<string, string | null>;
  pairs: { player_card: string; hero: string }[];
  seats: Player[];
  question: { seat: string; name: string } | null;
  /** What is printed on the boards. */
  facts: { collisions: { deeds: number; debts: number }[]; buildings_each: number };
  solo?: Solo;
}

/** The pieces that a player has, each with its drawing. */
export function pieces({ workers, debts, deeds, buildings }: Player): Mark[] {
  return [
    { icon: "worker", number: workers, title: t("supply") },
    { icon: "debt", number: debts.unpaid, title: t("unpaid") },
    { icon: "paid", number: debts.paid, title: t("paid") },
    { icon: "deed", number: deeds.plain, title: t("plain-deeds") },
    { icon: "deed-flipped", number: deeds.flipped, title: t("flipped-deeds") },
    ...BUILDINGS.map((icon) => ({ icon, number: buildings[icon] ?? 0, title: named("viscounts-building", icon) })),
  ];
}

/** Who stands on each space. */
export function standing(view: View): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { seat, space } of view.seats) if (space) found.set(space, [...(found.get(space) ?? []), seat]);
  return found;
}

/** The segment that a space belongs to, outer or inner: O1 and O2 are on A. */
export function segmentOf(space: string): string {
  return space.startsWith("I") ? space.slice(1) : String.fromCharCode(65 + ((Number(space.slice(1)) - 1) >> 1));
}

/** The section in which a Viscount's Workers are placed, as targets call it; "" on the outer ring. */
export function sectionBeside(space: string | null | undefined): string {
  return space?.startsWith("I") ? `${space.slice(1)}1` : "";
}
