// What this browser remembers about how the page should look.
export type Theme = "auto" | "light" | "dark";

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

const first = stored("guildhall.theme");
let theme = $state<Theme>(first === "light" || first === "dark" ? first : "auto");
show();

function show(): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function currentTheme(): Theme {
  return theme;
}

export function nextTheme(): void {
  theme = theme === "auto" ? "light" : theme === "light" ? "dark" : "auto";
  show();
  try {
    localStorage.setItem("guildhall.theme", theme);
  } catch {
    // It holds for this visit.
  }
}

// Whether somebody wants to be told that it is their turn, and whether the browser lets the page do so.
const known = stored("guildhall.bell");
const allowed = typeof Notification === "undefined" ? "denied" : Notification.permission;
let permission = $state<NotificationPermission>(allowed);
/** Who allowed it before there was a switch wanted it. */
let wanted = $state(known ? known === "on" : allowed === "granted");

export const bell = (): "on" | "off" | "denied" =>
  permission === "denied" ? "denied" : wanted && permission === "granted" ? "on" : "off";

export async function switchBell(): Promise<void> {
  wanted = bell() !== "on";
  if (wanted) permission = await Notification.requestPermission();
  try {
    localStorage.setItem("guildhall.bell", wanted ? "on" : "off");
  } catch {
    // It holds for this visit.
  }
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A choice that is kept in this browser. */
function kept<Value extends string>(
  name: string,
  values: readonly Value[],
  usual: Value,
  use?: (value: Value) => void,
) {
  const before = stored(`guildhall.${name}`) as Value | null;
  const first = before && values.includes(before) ? before : usual;
  let value = $state<Value>(first);
  use?.(first);
  return {
    values,
    get value(): Value {
      return value;
    },
    set(next: Value): void {
      value = next;
      use?.(next);
      try {
        localStorage.setItem(`guildhall.${name}`, next);
      } catch {
        // It holds for this visit.
      }
    },
  };
}

/** How fast others' turns play out. */
export const pace = kept("pace", ["instant", "normal", "slow"], "normal");
export const sound = kept("sound", ["off", "on"], "off");
/** How large everything is, of a hundred. */
export const size = kept("size", ["85", "100", "115", "130", "150"], "100", (value) =>
  document.documentElement.style.setProperty("--zoom", String(Number(value) / 100)),
);
/** How much room there is around what can be chosen. */
export const density = kept("density", ["roomy", "dense"], "roomy", (value) => {
  document.documentElement.dataset.density = value;
});
const sentences = kept("log", ["lines", "sentences"], "lines");
export const logOpen = () => sentences.value === "sentences";
export const openLog = (open: boolean) => sentences.set(open ? "sentences" : "lines");
