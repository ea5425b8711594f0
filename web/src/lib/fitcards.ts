// Cards in a box of a given height: in the largest type that shows all of every card. Where none does, the box scrolls.

export interface Way {
  type: number;
  columns: number;
}

/** The smallest type that is set anywhere. */
const FLOOR = 13;
const NARROWEST = 84;

/** From large to small, in a window whose root has type of that size. */
const typesFor = (root: number) => [
  ...new Set([1.15, 1.06, 1, 0.94, 0.88, 0].map((one) => Math.max(FLOOR, one * root))),
];

/** From large to small, and in each type from one row of cards to one column. */
export function ways(cards: number, width: number, types: number[]): Way[] {
  const most = Math.max(1, Math.min(cards, Math.floor(width / NARROWEST)));
  return types.flatMap((type) => Array.from({ length: most }, (_, i) => ({ type, columns: most - i })));
}

/** For a grid of cards; where the box is no grid, it is as large as its cards, and there is nothing to fit. */
export function fitCards(box: HTMLElement): { destroy(): void } {
  const namesAreWhole = () => [...box.querySelectorAll(".face")].every((face) => face.scrollWidth <= face.clientWidth);
  const allIsWhole = () => box.scrollHeight <= box.clientHeight + 1 && namesAreWhole();

  function show({ type, columns }: Way): void {
    box.style.fontSize = `${type}px`;
    box.style.setProperty("--columns", String(columns));
  }
  function height(way: Way): number {
    show(way);
    return namesAreWhole() ? box.scrollHeight : Infinity;
  }
  function fit(): void {
    box.removeAttribute("style");
    if (getComputedStyle(box).display !== "grid") return;
    const types = typesFor(parseFloat(getComputedStyle(document.documentElement).fontSize));
    const found = ways(box.childElementCount, box.clientWidth, types).some((way) => {
      show(way);
      return allIsWhole();
    });
    if (found) return;
    const scrolling = ways(box.childElementCount, box.clientWidth, [FLOOR]);
    show(scrolling.reduce((best, way) => (height(way) < height(best) ? way : best)));
  }
  const resized = new ResizeObserver(fit);
  resized.observe(box);
  // Other cards, or the same ones in another language.
  const changed = new MutationObserver(fit);
  changed.observe(box, { childList: true, subtree: true, characterData: true });
  document.fonts.addEventListener("loadingdone", fit);
  return {
    destroy() {
      resized.disconnect();
      changed.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    },
  };
}
