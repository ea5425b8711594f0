// The mode in which a click explains what it meets instead of playing it.
let on = $state(false);

export const helping = (): boolean => on;

export function help(wanted: boolean): void {
  on = wanted;
}

/** On a board: let what lies there explain itself, as it does for the second mouse button. Says whether it did. */
export function explainAt(target: Element): boolean {
  return !target.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
}

/** What something without an explanation calls itself. */
export function nameOf(target: Element): string {
  const named = target.closest<HTMLElement>(".spot, [title], [role='img'], [data-about]");
  return named?.getAttribute("aria-label") ?? named?.title ?? "";
}
