// Effects as cards and board name them ("DEBT(1) + ANY(2)"), as drawings with a number.

export interface Part {
  icon: string;
  amount: number;
  /** What stands before it: "/" between choices, ":" after an occasion. */
  before?: string;
}

/** Tokens whose drawing goes by another name; a kind of building or thing in brackets is drawn itself. */
const ICONS: Record<string, string> = {
  S: "silver",
  VIR: "virtue",
  COR: "corruption",
  FLIP_DEBT: "paid",
  FLIP_DEED: "deed-flipped",
  MANUSCRIPT_FREE: "manuscript",
  DESTROY_SETUP: "destroy",
  ON_TRADE: "merchant",
  ON_BUILD: "builder",
  ON_PLACE: "noble",
  ON_SCRIBE: "cleric",
  ON_FLIP_DEBT: "paid",
  ON_GAIN_DEBT: "debt",
  ANY_COLLISION: "collision",
  FUTURE: "scheme-plus",
  BUILD: "builder",
  PLACE: "noble",
  SCRIBE: "cleric",
  COR_PER_X: "corruption",
};
const COUNTED: Record<string, string> = {
  resource: "any",
  building: "workshop",
  flipped_deed: "deed-flipped",
  flipped_debt: "paid",
  castle_worker: "worker",
};

export function parts(text: unknown): Part[] {
  if (typeof text !== "string" || text === "none") return [];
  const found = text.matchAll(/([/:])?\s*\(*([A-Z_]+)(?:\(([^)]*)\))?(?:\s*x(\d))?/g);
  return [...found].map(([, before, kind = "", inside = "", times]) => {
    const number = Number(inside || times || 1);
    if (kind === "END_VP") {
      const [count = "1", thing = ""] = inside.split(" ");
      return { icon: COUNTED[thing] ?? thing.replace("_icon", ""), amount: Number(count), before: "vp" };
    }
    if (Number.isNaN(number)) return { icon: inside.toLowerCase().replaceAll("_", "-"), amount: 1, before };
    return { icon: ICONS[kind] ?? kind.toLowerCase().replaceAll("_", "-"), amount: number, before };
  });
}
