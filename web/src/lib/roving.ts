// One stop of the Tab key for a whole board; the arrow keys move on it to what lies that way.

const THINGS = "button.spot:not([disabled])";

function nearest(from: DOMRect, things: HTMLElement[], key: string): HTMLElement | null {
  const [fx, fy] = [from.x + from.width / 2, from.y + from.height / 2];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    const box = thing.getBoundingClientRect();
    const dx = box.x + box.width / 2 - fx;
    const dy = box.y + box.height / 2 - fy;
    const [along, across] =
      key === "ArrowRight" ? [dx, dy] : key === "ArrowLeft" ? [-dx, dy] : key === "ArrowDown" ? [dy, dx] : [-dy, dx];
    if (along <= 2) continue;
    // What lies straight ahead comes before what is nearer but off to the side.
    const distance = along + 2.5 * Math.abs(across);
    if (distance < least) [best, least] = [thing, distance];
  }
  return best;
}

export function roving(board: HTMLElement) {
  const things = () => [...board.querySelectorAll<HTMLElement>(THINGS)].filter((one) => one.offsetParent !== null);

  function keepOne(): void {
    const all = things();
    const current =
      all.find((one) => one === document.activeElement) ??
      all.find((one) => one.tabIndex === 0 && one.classList.contains("shines")) ??
      all.find((one) => one.classList.contains("shines")) ??
      all[0];
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  }

  function onkeydown(event: KeyboardEvent): void {
    if (!event.key.startsWith("Arrow") || !(event.target as Element).matches(THINGS)) return;
    const from = event.target as HTMLElement;
    const next = nearest(
      from.getBoundingClientRect(),
      things().filter((one) => one !== from),
      event.key,
    );
    event.preventDefault();
    if (next) next.focus();
  }

  board.addEventListener("keydown", onkeydown);
  board.addEventListener("focusin", keepOne);
  const watcher = new MutationObserver(keepOne);
  watcher.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "disabled"] });
  keepOne();
  return {
    destroy() {
      watcher.disconnect();
      board.removeEventListener("keydown", onkeydown);
      board.removeEventListener("focusin", keepOne);
    },
  };
}
