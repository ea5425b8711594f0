// A place or a track explains itself on request: by the second mouse button, a long touch, i, or a click in the mode for
// help. Cards do so by themselves.
import { placeOf, type TableUi } from "./table.svelte";

export function explainable(node: HTMLElement, what: { ui: TableUi; thing: string }): { destroy(): void } {
  const explain = (event: Event) => {
    if (event.defaultPrevented) return; // by something that lies in this
    event.preventDefault();
    what.ui.explain("thing", what.thing, placeOf(node));
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "i") explain(event);
  };
  node.addEventListener("contextmenu", explain);
  node.addEventListener("keydown", pressed);
  return {
    destroy() {
      node.removeEventListener("contextmenu", explain);
      node.removeEventListener("keydown", pressed);
    },
  };
}
