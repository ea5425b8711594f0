// Keys that keep their meaning: the places in the order in which one reads the board.
import type { Option } from "../../lib/types";
import { FINISHING } from "./buttons";

const PLACES: Record<string, string> = {
  quarry: "1",
  forest: "2",
  mines: "3",
  silversmith: "4",
  storehouse: "5",
  "town-centre": "6",
  "tax-stand": "7",
  guardhouse: "8",
  "market-left": "9",
  "market-middle": "0",
  "market-right": "p",
  workshop: "q",
  guildhall: "w",
};
const DISMISS = "answer-dismiss-one";

export function keyOf({ message, target }: Option): string | null {
  if (FINISHING.includes(message.name)) return "x";
  if (message.name === DISMISS) return "d";
  return PLACES[/^place:(.+)$/.exec(target)?.[1] ?? ""] ?? null;
}
