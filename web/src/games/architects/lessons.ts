// What a guided first game of Architects explains.
import type { Lesson, Moment } from "../../lib/gamepage";
import { opponents, viewer } from "../around";
import { happened } from "../lessons";
import { workersAt, type View } from "./view";

const largest = (view: View, seat: string) =>
  Math.max(
    0,
    ...["quarry", "forest", "mines", "silversmith", "storehouse", "workshop"].map(
      (place) => workersAt(view, place).find((group) => group.seat === seat)?.count ?? 0,
    ),
  );

/** In the order in which they matter: what has just become urgent comes before what can wait. */
export const LESSONS: Lesson<View>[] = [
  ["welcome", () => true],
  ["draft", ({ question }) => question === "DraftPick"],
  ["place", ({ question }) => question === "WhereToPlace", ["place:quarry", "place:forest"]],
  ["last-round", ({ view }) => view.turn.turns_left >= 0, ["place:guildhall"]],
  ["reset", ({ log }) => happened(log, "event-market-reset"), ["place:prison"]],
  ["guildhall", ({ answers }) => answers.includes("place guildhall"), ["place:guildhall"]],
  ["prison", ({ view }) => (viewer(view)?.workers.prison ?? 0) > 0, ["place:prison", "place:guardhouse"]],
  [
    "captured",
    ({ view }) => opponents(view).some((one) => (one.captured[view.seat ?? ""] ?? 0) > 0),
    ["place:guardhouse"],
  ],
  ["capture", ({ view }) => opponents(view).some((one) => largest(view, one.seat) >= 3), ["place:town-centre"]],
  ["debt", ({ view }) => (viewer(view)?.debts.unpaid ?? 0) > 0, ["debts", "place:guardhouse"]],
  ["more", ({ view }) => largest(view, view.seat ?? "") >= 1],
  ["goal", ({ view }) => view.turn.number >= 3, ["place:guildhall"]],
  ["hire", ({ view }) => view.turn.number >= 5, ["place:workshop"]],
  ["virtue", ({ view }) => view.turn.number >= 7, ["virtue"]],
  ["market", ({ view }) => view.turn.number >= 9, ["place:market-left", "place:market-middle", "place:market-right"]],
  ["cathedral", ({ view }) => view.turn.number >= 12, ["cathedral"]],
  ["on-your-own", ({ view }) => view.turn.number >= 15],
];

const isGuildhall = ({ answers }: Moment<View>) => answers.includes("place guildhall");

/** What the boxes add, for those who know the game without them. */
export const BOX_LESSONS: Record<string, Lesson<View>[]> = {
  artisans: [
    ["artisans-welcome", () => true],
    [
      "artisans-artisan",
      ({ answers }) => answers.some((answer) => answer.startsWith("artisan ")),
      ["place:quarry", "place:forest"],
    ],
    ["artisans-market", ({ view }) => view.turn.number >= 3, ["place:market-middle"]],
    ["artisans-craft", isGuildhall, ["place:guildhall"]],
    ["artisans-leave", ({ view }) => view.turn.number >= 7, ["place:workshop", "place:guildhall"]],
  ],
  wonders: [
    ["wonders-welcome", () => true],
    ["wonders-influence", ({ question }) => question === "WhereToPlace", ["influence"]],
    ["wonders-figures", ({ view }) => view.turn.number >= 3, ["figure:princess", "figure:profiteer"]],
    [
      "wonders-contribution",
      ({ view }) => view.turn.number >= 5,
      ["clay", "wood", "stone", "gold", "marble"].map((good) => `slot:${good}`),
    ],
    ["wonders-build", ({ view }) => view.turn.number >= 7, ["place:guildhall"]],
  ],
};
