// The view of Viscounts, as the engine gives it to a seat.
import type { Mark } from "../../lib/gamepage";
import type { Message } from "../../lib/types";
import { named, t } from "../../lib/words.svelte";

export const GOODS = ["ink", "gold", "stone", "silver"] as const;
export const BUILDINGS = ["workshop", "trading-post", "guildhall"] as const;
const SHORT: Record<string, string> = { workshop: "ws", "trading-post": "tp", guildhall: "gh" };
export const RIBBONS = ["grey", "black", "blue", "yellow"] as const;
export const ACTIONS = ["trade", "construct", "transcribe", "workers"] as const;
export type Action = (typeof ACTIONS)[number];
export const ACTION_ICONS: Record<Action, string> = {
  trade: "merchant",
  construct: "builder",
  transcribe: "cleric",
  workers: "noble",
};

/** The icons of a player for one action, where they come from, and what goods would add. */
export interface Means {
  icons: number;
  sources: [kind: string, key: string, number: number][];
  goods: Record<string, number>;
  most: number;
}

export interface Player {
  seat: string;
  player_card: string | null;
  hero: string | null;
  space: string | null;
  goods: Record<string, number>;
  track: { corruption: number; virtue: number };
  debts: { unpaid: number; paid: number };
  deeds: { plain: number; flipped: number };
  buildings: string[]; // those that have left the player board, such as "ws1"
  workers: number;
  manuscripts: string[];
  slots: (string | null)[];
  discard: string[]; // the oldest first
  hand: string[] | null;
  hand_size: number;
  draw: string[] | null; // one's own, in the order of the card table
  draw_size: number;
  hand_limit: number;
  unseen: string[]; // hand and draw pile together
  /** Not for the opponent that follows cards. */
  icons?: Partial<Record<Action, Means>>;
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
  start: number;
}

export interface Solo {
  seat: string;
  board: string;
  difficulty: string;
  slots: (string | null)[];
  pile: number;
  discard: string[]; // the oldest first
  future: number;
  seen: string[];
}

/** How often an exchange, which buildings, how many Workers, which Manuscript. */
export type Possible = { times: number; effect: string } | string[] | number | string | null;

export interface Dismissal {
  card: string;
  price: number;
  bonus: string;
  /** Without it and with it. */
  icons: [number, number];
  without: Possible;
  with: Possible;
}

/** The most that could be done at the end of a move. */
export interface Prospect {
  price: number;
  way: string[];
  trade: { times: number; effect: string } | null;
  construct: string[];
  workers: number;
  transcribe: string | null;
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
  question: { seat: string; name: string; cause?: Message } | null;
  prospects?: Record<string, Prospect>;
  dismissals?: Partial<Record<Action, Dismissal>>;
  /** The action that is being paid for. */
  action?: { name: Action };
  /** What is printed on the boards. */
  facts: {
    collisions: { silver: number; deeds: number; debts: number }[];
    scales: {
      trade: Record<string, { need: number; effect: string }>;
      construct: Record<string, number>;
      workers: number[];
    };
    printed_icons: string[][];
    vp: { buildings: Record<string, number[]> };
  };
  solo?: Solo;
}

/** The three buildings of a kind, as the player board names them. */
export const piecesOf = (kind: string): string[] => [1, 2, 3].map((number) => `${SHORT[kind]}${number}`);
/** "ws2" is a Workshop. */
export const kindOf = (piece: string): string => BUILDINGS.find((kind) => piece.startsWith(SHORT[kind] ?? "?")) ?? "";
export const builtOf = ({ buildings }: Player, kind: string): number =>
  buildings.filter((piece) => kindOf(piece) === kind).length;

/** The goods that a player has, Silver last, each with its drawing. */
export const goods = (player: Player): Mark[] =>
  GOODS.map((icon) => ({ icon, number: player.goods[icon] ?? 0, title: named("good", `${icon}-name`) }));

/** The pieces that a player has, each with its drawing. */
export function pieces(player: Player): Mark[] {
  const { workers, debts, deeds } = player;
  return [
    { icon: "worker", number: workers, title: t("supply") },
    { icon: "debt", number: debts.unpaid, title: t("unpaid") },
    { icon: "paid", number: debts.paid, title: t("paid") },
    { icon: "deed", number: deeds.plain, title: t("plain-deeds") },
    { icon: "deed-flipped", number: deeds.flipped, title: t("flipped-deeds") },
    ...BUILDINGS.map((icon) => ({ icon, number: builtOf(player, icon), title: named("viscounts-building", icon) })),
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

/** All sections of the castle. */
export function sectionsOf(ring: string[]): string[] {
  return [...ring.flatMap((letter) => [`${letter}1`, `${letter}2`]), "top"];
}
