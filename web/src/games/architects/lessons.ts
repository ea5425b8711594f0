// What a guided first game of Architects explains.
import { happened, type Lesson, type Moment as AnyMoment } from "../lessons";
import { workersAt, type View } from "./view";

type Moment = AnyMoment<View>;

const me = ({ view }: Moment) => view.seats.find((one) => one.seat === view.seat);
const others = ({ view }: Moment) => view.seats.filter((one) => one.seat !== view.seat);
const largest = (view: View, seat: string) =>
  Math.max(
    0,
    ...["quarry", "forest", "mines", "silversmith", "storehouse", "workshop"].map(
      (place) => workersAt(view, place).find((group) => group.seat === seat)?.count ?? 0,
    ),
  );

/** In the order in which they matter: what has just become urgent comes before what can wait. */
export const ARCHITECTS_LESSONS: Lesson<View>[] = [
  ["draft", ({ question }) => question === "DraftPick"],
  ["place", ({ question }) => question === "WhereToPlace"],
  ["last-round", ({ view }) => view.turn.turns_left >= 0],
  ["reset", ({ log }) => happened(log, "event-market-reset")],
  ["guildhall", ({ answers }) => answers.includes("place guildhall")],
  ["prison", (moment) => (me(moment)?.workers.prison ?? 0) > 0],
  ["captured", (moment) => others(moment).some((one) => (one.captured[moment.view.seat ?? ""] ?? 0) > 0)],
  ["capture", (moment) => others(moment).some((one) => largest(moment.view, one.seat) >= 3)],
  ["debt", (moment) => (me(moment)?.debts.unpaid ?? 0) > 0],
  ["more", (moment) => largest(moment.view, moment.view.seat ?? "") >= 1],
  ["goal", ({ view }) => view.turn.number >= 3],
  ["hire", ({ view }) => view.turn.number >= 5],
  ["virtue", ({ view }) => view.turn.number >= 7],
  ["market", ({ view }) => view.turn.number >= 9],
  ["cathedral", ({ view }) => view.turn.number >= 12],
  ["on-your-own", ({ view }) => view.turn.number >= 15],
];
