// What a guided first game of Viscounts explains.
import type { Lesson, Moment } from "../../lib/gamepage";
import { viewer } from "../around";
import { happened } from "../lessons";
import type { View } from "./view";

const can = ({ answers }: Moment<View>, verb: string) => answers.some((answer) => answer.startsWith(`${verb} `));

/** First the questions of a turn as they come up, then what has just happened, then what can wait. */
export const LESSONS: Lesson<View>[] = [
  ["viscounts-welcome", () => true],
  ["viscounts-draft", ({ question }) => question === "ChoosePair"],
  ["viscounts-play", ({ question }) => question === "PlayWhich", ["slots"]],
  ["viscounts-move", ({ question }) => question === "WhereToMove"],
  ["viscounts-act", ({ question }) => question === "WhichAction"],
  ["viscounts-trade", (moment) => can(moment, "trade")],
  ["viscounts-last-round", ({ view }) => view.turn.turns_left >= 0],
  ["viscounts-build", (moment) => can(moment, "build")],
  ["viscounts-castle", (moment) => can(moment, "workers")],
  ["viscounts-manuscript", (moment) => can(moment, "transcribe")],
  ["viscounts-dismiss", (moment) => can(moment, "dismiss")],
  ["viscounts-hire", ({ question }) => question === "HireWhom"],
  ["viscounts-arrange", ({ question }) => question === "RearrangeCards", ["slots"]],
  ["viscounts-climb", ({ log }) => happened(log, "viscounts-event-climbed")],
  ["viscounts-debt", ({ view }) => (viewer(view)?.debts.unpaid ?? 0) > 0, ["debts"]],
  ["viscounts-deed", ({ view }) => (viewer(view)?.deeds.plain ?? 0) > 0, ["deeds"]],
  ["viscounts-slots", ({ view }) => view.turn.number >= 3, ["slots"]],
  ["viscounts-track", ({ view }) => view.turn.number >= 5, ["track"]],
  ["viscounts-goal", ({ view }) => view.turn.number >= 7, ["kingdom:poverty", "kingdom:prosperity"]],
  ["viscounts-on-your-own", ({ view }) => view.turn.number >= 11],
];
