// Which rule keeps a seat from placing a Worker somewhere or from capturing there: the plain cases that the table shows.
import { workersAt, type View } from "./view";

const MARKET_AT_ANY_VIRTUE = "zesiro"; // a board

/** The name of a page message, or null where the table does not tell. */
export function whyNot(view: View, place: string): string | null {
  if (view.question?.seat !== view.seat) return null;
  if (view.question?.name === "WhomToCapture") return workersAt(view, place).length ? null : "why-nobody-here";
  if (view.question?.name !== "WhereToPlace") return null;
  const me = view.seats.find((one) => one.seat === view.seat);
  if (!me) return null;
  const answers = view.question.answers ?? [];
  if (answers.some((token) => token.split(" ").includes(place))) return null;
  if (place.startsWith("market-")) {
    if (workersAt(view, place).length > 0) return "why-market-taken";
    if (me.virtue >= 10 && me.board !== MARKET_AT_ANY_VIRTUE) return "why-market-virtue";
    return "why-market-silver";
  }
  if (place === "tax-stand" && view.tax === 0) return "why-tax-empty";
  if (place === "guildhall") return "why-guildhall";
  if (place === "town-centre") return "why-town-centre";
  if (place === "guardhouse") return "why-guardhouse";
  return "why-nothing";
}
