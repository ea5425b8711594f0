// A card's text on a table where room is short: in smaller type, if there is one; if that is still too long, as many whole lines as fit,
// and an ellipsis where it goes on.

const SMALLER = "0.96em";

/** How many whole lines fit; null: as many as there are. */
export function linesThatFit(room: number, needed: number, line: number): number | null {
  // Half a pixel is rounding, not text that is missing.
  return needed <= room + 0.5 ? null : Math.max(0, Math.floor((room + 0.5) / line));
}

/** For a text at the foot of a box, in the smaller type or none: its lines are counted again whenever the box changes its size. */
export function fitLines(text: HTMLElement, smaller: string | null = SMALLER): { destroy(): void } {
  const box = text.parentElement!;
  function fit(): void {
    text.style.display = "";
    text.style.removeProperty("-webkit-line-clamp");
    text.style.fontSize = "";
    const fitting = () => {
      const room = box.getBoundingClientRect().bottom - text.getBoundingClientRect().top;
      return linesThatFit(room, text.scrollHeight, parseFloat(getComputedStyle(text).lineHeight));
    };
    if (smaller && fitting() !== null) text.style.fontSize = smaller;
    const lines = fitting();
    if (lines === 0) text.style.display = "none";
    else if (lines !== null) text.style.setProperty("-webkit-line-clamp", String(lines));
  }
  const watch = new ResizeObserver(fit);
  watch.observe(box);
  return { destroy: () => watch.disconnect() };
}
