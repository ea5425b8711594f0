// Where a Viscount can go, what that costs, and whether anything can be done there; all of it as the server says.
import type { Option } from "../../lib/types";
import type { Prospect, View } from "./view";

/** The Silver that the cheapest of these answers costs; nothing where there is none. */
export function fareOf(options: Option[]): number | null {
  const prices = options.map((option) => Number(option.message.args?.price ?? 0));
  return prices.length ? Math.min(...prices) : null;
}

const isEmpty = ({ trade, construct, workers, transcribe }: Prospect) =>
  !trade && !construct.length && !workers && !transcribe;

/** Whether an action is possible at the end of a move. */
export function prospectOf(view: View, space: string): "something" | "nothing" | "unknown" {
  const prospect = view.prospects?.[space];
  return prospect ? (isEmpty(prospect) ? "nothing" : "something") : "unknown";
}
