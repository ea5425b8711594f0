// Effects as cards and board name them ("DEBT(1) + ANY(2)"), as drawings with a number.

export interface Part {
  icon: string;
  amount: number;
}

const ICONS: Record<string, string> = {
  S: "silver",
  VIR: "virtue",
  COR: "corruption",
  FLIP_DEBT: "paid",
  FLIP_DEED: "deed-flipped",
  PLUS: "scheme-plus",
};

export function parts(text: unknown): Part[] {
  if (typeof text !== "string") return [];
  return [...text.matchAll(/([A-Z_]+)(?:\((\d+)\))?/g)].map(([, kind = "", amount]) => ({
    icon: ICONS[kind] ?? kind.toLowerCase().replaceAll("_", "-"),
    amount: Number(amount ?? 1),
  }));
}
