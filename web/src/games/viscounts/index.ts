import type { GamePage } from "../../lib/gamepage";
import { DRAWINGS } from "./drawings";
import { EVENTS } from "./events";
import { shortOf } from "./arranging.svelte";
import { faceOf } from "./face";
import { FINISHING } from "./finishing";
import { keyOf } from "./keys";
import { LESSONS } from "./lessons";
import { openCards } from "./open";
import { AID, RULES, SECTIONS } from "./rules";
import RealTurn from "./RealTurn.svelte";
import Town from "./Town.svelte";

export const page: GamePage = {
  tabs: ["board", "mine", "others", "log"],
  Picture: Town,
  drawings: DRAWINGS,
  faceOf,
  shortOf,
  keyOf,
  finishing: FINISHING,
  openCards,
  lessons: LESSONS,
  aid: AID,
  rules: RULES,
  sections: SECTIONS,
  events: EVENTS,
  RealTurn,
};
