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
