// The view of Architects, as the engine gives it to a seat.

import type { Trace } from "../../lib/gamepage";

export const GOODS = ["clay", "wood", "stone", "gold", "marble", "silver"] as const;
export type Good = (typeof GOODS)[number];

export interface Player {
  seat: string;
  board: string | null;
  virtue: number;
  debts: { unpaid: number; paid: number };
  cathedral: number;
  goods: Partial<Record<string, number>>;
  workers: Partial<Record<string, number>>;
  captured: Partial<Record<string, number>>;
  apprentices: string[];
  buildings: string[];
  hand: string[] | null;
  hand_size: number;
}

export interface Artisans {
  display: string[];
  artisans: Record<string, string>;
  stacked: number[];
  adornments: Record<string, string>;
  tools: Record<string, string>;
  loose: string | null;
  used: string[];
  pile: number;
}

export interface Wonders {
  influence: Record<string, number>;
  prepaid: Record<string, number>;
  consequences: string[];
  filled: string[];
  princess: string;
  profiteer: string;
  laid: Record<string, number>;
  tokens: Record<string, string>;
  contribution: string | null;
  pile: number;
  track: { top: number; draws: number[] };
}

/** What an opponent that follows cards has laid on the table. */
export interface Solo {
  opponent: string;
  seat: string;
  pile: number;
  future: number;
  discards: string[]; // the last one first
  track: string | null; // the resource at which its marker stands
  adornments: string[];
}

/** What is printed on the board. */
export interface Facts {
  virtue: { points: number[]; no_market_from: number; no_cathedral_below: number };
  /** The Cathedral's levels from 1; 4 of Wood and Stone is [4, ["wood", "stone"]]. */
  cathedral: { points: number; spots: number; price: [number, string[]][] }[];
  market: { prices: Record<string, number>; printed: Record<"small" | "large", Record<string, number>> };
}

export interface View {
  game: "architects";
  options: { players: number; setup: string; expansions?: string[] };
  seat: string | null;
  turn: { number: number; active: string; first: string; turns_left: number; reset_due: boolean };
  tax: number;
  display: { card: string | null; silver: number }[][];
  /** What hiring from each column costs whoever looks: all the Silver, how much of it is Tax, how much is laid. */
  hire: { silver: number; tax: number; laid: number }[];
  piles: Record<"apprentices" | "buildings" | "rewards" | "market_small" | "market_large", number>;
  rewards_shown: string[];
  market: { small: string | null; large: string[] };
  guildhall: { spaces: number; resets: number[]; apprentice_resets: number[]; workers: string[] };
  seats: Player[];
  looking: string[] | number;
  pack: string[];
  facts: Facts;
  artisans?: Artisans;
  wonders?: Wonders;
  solo?: Solo;
}

export interface Group {
  seat: string;
  count: number;
  artisan: boolean;
}

/** Who has Workers in an area, seat by seat; "board blue" is what blue has captured. */
export function workersAt(view: View, area: string): Group[] {
  const captor = area.startsWith("board ") ? view.seats.find((one) => one.seat === area.slice(6)) : undefined;
  return view.seats
    .map((player) => ({
      seat: player.seat,
      count: (captor ? captor.captured[player.seat] : player.workers[area]) ?? 0,
      artisan: view.artisans?.artisans[player.seat] === area,
    }))
    .filter((group) => group.count > 0);
}

/** The Workers of an area before those traces were left there. */
export function beforehand(groups: Group[], traces: Trace[]): Group[] {
  const found = groups.map((group) => ({ ...group }));
  for (const { kind, of = "", number = 1 } of traces) {
    if (kind !== "placed" && kind !== "taken") continue;
    const change = kind === "placed" ? -number : number;
    const group = found.find((one) => one.seat === of);
    if (group) group.count += change;
    else found.push({ seat: of, count: change, artisan: false });
  }
  return found.filter((group) => group.count > 0);
}

/** Who holds Workers of a seat captive. */
export function heldBy(view: View, seat: string): { seat: string; count: number }[] {
  return view.seats
    .map((player) => ({ seat: player.seat, count: player.captured[seat] ?? 0 }))
    .filter((one) => one.count > 0 && one.seat !== seat);
}

/** A card's key without the number of its copy. */
export const nameKey = (key: string) => key.replace(/-?\d+$/, "");

/** Where tokens stand: what to show at a place besides its Workers. */
export function tokensAt(view: View, place: string): string[] {
  const wonders = view.wonders;
  if (!wonders) return [];
  const found: string[] = [];
  if (wonders.princess === place) found.push("princess");
  if (wonders.profiteer === place) found.push("profiteer");
  for (const [wonder, site] of Object.entries(wonders.tokens)) if (site === place) found.push(wonder);
  return found;
}
