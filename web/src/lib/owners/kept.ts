// What the owner of a box keeps in this browser, and sends by link: as JSON.

export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

export function keepAs(name: string, what: unknown): void {
  try {
    if (what === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(what));
  } catch {
    // A full or closed storage: it lasts as long as the page is open.
  }
}

/** For the fragment of a link, which no browser sends to a server. */
export function packed(what: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(what));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What a link holds; nothing if it is damaged. */
export function unpacked(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

export function isTable(what: unknown): what is Record<string, unknown> {
  return typeof what === "object" && what !== null && !Array.isArray(what);
}
