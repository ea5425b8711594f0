import type { GamePage } from "../../lib/gamepage";
import { DRAWINGS } from "./drawings";
import { EVENTS } from "./events";
import { shortOf } from "./arranging.svelte";
import { faceOf } from "./face";
import { LESSONS } from "./lessons";
import { openCards } from "./open";
import { AID, RULES, SECTIONS } from "./rules";
import RealTurn from "./RealTurn.svelte";
import Town from "./Town.svelte";

export const page: GamePage = {
  Picture: Town,
  drawings: DRAWINGS,
  faceOf,
  shortOf,
  finishing: ["viscounts-answer-done", "viscounts-answer-pass", "viscounts-answer-arrange-not"],
  openCards,
  lessons: LESSONS,
  aid: AID,
  rules: RULES,
  sections: SECTIONS,
  events: EVENTS,
  RealTurn,
};
