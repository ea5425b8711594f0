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

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
