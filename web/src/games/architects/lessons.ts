// What a guided first game of Architects explains.
import type { Lesson } from "../../lib/gamepage";
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
  ["place", ({ question }) => question === "WhereToPlace"],
  ["last-round", ({ view }) => view.turn.turns_left >= 0],
  ["reset", ({ log }) => happened(log, "event-market-reset")],
  ["guildhall", ({ answers }) => answers.includes("place guildhall")],
  ["prison", ({ view }) => (viewer(view)?.workers.prison ?? 0) > 0],
  ["captured", ({ view }) => opponents(view).some((one) => (one.captured[view.seat ?? ""] ?? 0) > 0)],
  ["capture", ({ view }) => opponents(view).some((one) => largest(view, one.seat) >= 3)],
  ["debt", ({ view }) => (viewer(view)?.debts.unpaid ?? 0) > 0],
  ["more", ({ view }) => largest(view, view.seat ?? "") >= 1],
  ["goal", ({ view }) => view.turn.number >= 3],
  ["hire", ({ view }) => view.turn.number >= 5],
  ["virtue", ({ view }) => view.turn.number >= 7],
  ["market", ({ view }) => view.turn.number >= 9],
  ["cathedral", ({ view }) => view.turn.number >= 12],
  ["on-your-own", ({ view }) => view.turn.number >= 15],
];
