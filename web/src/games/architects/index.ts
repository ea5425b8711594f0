import type { GamePage } from "../../lib/gamepage";
import { cardOf, FINISHING, marksOf } from "./buttons";
import { DRAWINGS } from "./drawings";
import { EVENTS } from "./events";
import { faceOf } from "./face";
import { keyOf } from "./keys";
import { BOX_LESSONS, LESSONS } from "./lessons";
import { openCards } from "./open";
import { onWay, waysOf } from "./ways";
import { AID, RULES, SECTIONS } from "./rules";
import RealTurn from "./RealTurn.svelte";
import Scene from "./Scene.svelte";
import Town from "./Town.svelte";
import { HILLS } from "./vignettes";
import { heldBy, type View } from "./view";

export const page: GamePage = {
  tabs: ["board", "mine", "others", "log"],
  badges: (view: View, seat) => ({ others: heldBy(view, seat).reduce((sum, one) => sum + one.count, 0) }),
  Picture: Town,
  drawings: DRAWINGS,
  faceOf,
  marksOf,
  cardOf,
  keyOf,
  waysOf,
  onWay,
  finishing: FINISHING,
  openCards,
  lessons: LESSONS,
  boxLessons: BOX_LESSONS,
  aid: AID,
  rules: RULES,
  sections: SECTIONS,
  events: EVENTS,
  RealTurn,
  PlacePicture: Scene,
  pictured: (key) => key in HILLS,
};
