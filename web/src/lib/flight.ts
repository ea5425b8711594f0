// Motion that shows what has just happened: a piece goes from its owner to a place, or back. A click or a key ends it.
import type { Flight } from "./gamepage";
import { seatLook } from "./seats";
import { calm } from "./settings.svelte";

const MOST = 4;

const boxOf = (selector: string): DOMRect | undefined =>
  [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())?.getBoundingClientRect();

export function fly(flights: Flight[], takes = 520): void {
  if (calm() || document.hidden) return;
  flights.slice(-MOST).forEach((one, i) => {
    const place = boxOf(`[data-place="${one.place}"]`);
    const owner = boxOf(`[data-seat="${one.seat}"]`);
    if (!place || !owner) return;
    const [from, to] = one.home ? [place, owner] : [owner, place];
    const look = seatLook(one.seat);
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    ghost.setAttribute("viewBox", "0 0 20 25");
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.cssText = "position:fixed;left:0;top:0;width:28px;height:35px;z-index:60;pointer-events:none";
    ghost.innerHTML = `<g fill="${look.colour}" stroke="#2b2018" stroke-width="1.2"><path d="${look.body}"/><circle cx="10" cy="5" r="4.2"/></g>`;
    document.body.append(ghost);
    const at = (box: DOMRect) =>
      `translate(${box.x + Math.min(box.width / 2, 90) - 14}px, ${box.y + box.height / 2 - 17}px)`;
    const motion = ghost.animate(
      [
        { transform: at(from), opacity: 0.2 },
        { opacity: 1, offset: 0.2 },
        { transform: at(to), opacity: 1 },
      ],
      { duration: takes, delay: i * 120, easing: "ease-in-out", fill: "both" },
    );
    const end = () => ghost.remove();
    motion.finished.then(end, end);
    for (const skip of ["pointerdown", "keydown"]) window.addEventListener(skip, end, { once: true });
  });
}
