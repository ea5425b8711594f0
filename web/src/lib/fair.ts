// Was a game dealt as promised? The server shows the hash of salt and seed at the start, and both at the end.
import type { State } from "./types";

type Chance = State["chance"];
/** Kept; kept, but seen here for the first time; broken; or it cannot be told here. */
export type Verdict = "kept" | "late" | "broken" | "unknown";

/** SHA-256 as hexadecimal digits. Browsers have it where a page came by https or from the same machine. */
export async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is to be said at the end. `noted` is the commitment that this browser saw while the game was running. */
export async function verdict(chance: Chance, noted: string | undefined): Promise<Verdict | null> {
  if (!noted && !chance.commitment) return null; // nothing was promised
  if (noted && noted !== chance.commitment) return "broken";
  const hash = await sha256(`guildhall ${chance.salt} ${chance.seed}`);
  if (hash === null) return "unknown";
  if (hash !== chance.commitment) return "broken";
  return noted ? "kept" : "late";
}
