// Addresses: `/game/ID#KEY`. The key stays in the fragment, which the browser never sends.
export interface Route {
  page:
    | "home"
    | "new"
    | "learn"
    | "companion"
    | "game"
    | "join"
    | "table"
    | "replay"
    | "cards"
    | "rules"
    | "aid"
    | "scorepad"
    | "unknown";
  id: string;
  key: string;
  query: URLSearchParams;
}

export function read(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean);
  const route: Route = { page: "unknown", id: "", key: decodeURIComponent(url.hash.slice(1)), query: url.searchParams };
  if (parts.length === 0) route.page = "home";
  else if (
    parts.length === 1 &&
    (parts[0] === "new" ||
      parts[0] === "cards" ||
      parts[0] === "learn" ||
      parts[0] === "companion" ||
      parts[0] === "scorepad")
  )
    route.page = parts[0];
  else if ((parts[0] === "rules" || parts[0] === "aid") && parts.length < 3) {
    route.page = parts[0];
    route.id = parts[1] ?? "";
  } else if (parts[0] === "table" && parts[1] && parts.length === 2) {
    route.page = "table";
    route.id = parts[1];
  } else if (parts[0] === "game" && parts[1]) {
    route.id = parts[1];
    if (parts.length === 2) route.page = "game";
    else if (parts.length === 3 && (parts[2] === "replay" || parts[2] === "join")) route.page = parts[2];
  }
  return route;
}

let current = $state.raw<Route>(read(new URL(location.href)));

export function route(): Route {
  return current;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const before = current;
  current = read(new URL(location.href));
  if (before.page !== current.page || before.id !== current.id) {
    window.scrollTo(0, 0);
    // A new page begins at its heading, for who cannot see that it has changed.
    queueMicrotask(() => document.querySelector<HTMLElement>("main h1")?.focus());
  }
}

/** Follow links inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

window.addEventListener("popstate", () => (current = read(new URL(location.href))));
window.addEventListener("hashchange", () => (current = read(new URL(location.href))));

export const gamePath = (id: string, key: string) => `/game/${id}#${key}`;
/** An open table at which one sits. */
export const tablePath = (id: string, key: string) => `/table/${id}#${key}`;
export const joinPath = (id: string, invitation: string) => `/game/${id}/join#${invitation}`;
export const replayPath = (id: string, key: string, at?: number) =>
  `/game/${id}/replay${at === undefined ? "" : `?at=${at}`}#${key}`;
