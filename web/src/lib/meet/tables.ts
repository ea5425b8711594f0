// Open tables: what the server says of them, and at which of them this browser sits.
import { api, json } from "../api";
import { remember } from "../begin";
import { gamePath, go, tablePath } from "../router.svelte";
import { newKey } from "../secret";
import type { NewTable, OpenTable, OwnTable } from "../types";

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const tables = {
  open: (body: NewTable) => json<OwnTable>("/tables", null, body),
  look: (id: string, key: string) => json<OwnTable>(`${at(id)}/here`, key, {}),
  sit: (id: string, body: { key: string; name?: string }) => json<OwnTable>(`${at(id)}/seats`, null, body),
  leave: (id: string, key: string) => json<unknown>(`${at(id)}/leave`, key, {}),
  begin: (id: string, key: string, bot: string) => json<OwnTable>(`${at(id)}/begin`, key, { bot }),
};

/** The tables at which this browser waits, with the key to each. */
const WAITING = "guildhall.waiting";
const NAME = "guildhall.name";

export function waitingAt(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(WAITING) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function store(waiting: Record<string, string>): void {
  try {
    localStorage.setItem(WAITING, JSON.stringify(waiting));
  } catch {
    // The address of the page that waits has the key, too.
  }
}

export const waitAt = (id: string, key: string) => store({ ...waitingAt(), [id]: key });

export function noLongerAt(id: string): void {
  const waiting = waitingAt();
  delete waiting[id];
  store(waiting);
}

/** What this visitor wants to be called. */
export function myName(): string {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}

export function callMe(name: string): void {
  try {
    localStorage.setItem(NAME, name.trim());
  } catch {
    // It holds for this visit.
  }
}

const named = () => (myName() ? { name: myName() } : {});

/** Sit down. The key is kept before it is sent: after a lost reply the seat can be found again. */
export async function sitDown(id: string): Promise<void> {
  const key = waitingAt()[id] ?? newKey();
  waitAt(id, key);
  try {
    await arrive(id, key, await tables.sit(id, { key, ...named() }));
  } catch (error) {
    noLongerAt(id);
    throw error;
  }
}

export async function openTable(body: NewTable): Promise<void> {
  const key = newKey();
  const found = await tables.open({ ...body, ...named(), key });
  if (!found.table) return;
  waitAt(found.table.id, key);
  go(tablePath(found.table.id, key));
}

/** To the game if it has begun, or else to the table that waits. */
export async function arrive(id: string, key: string, found: OwnTable): Promise<void> {
  if (!found.begun) return go(tablePath(id, key));
  await goToGame(id, key);
}

export async function goToGame(id: string, key: string): Promise<void> {
  remember(await api.state(id, key), key);
  noLongerAt(id);
  go(gamePath(id, key), true);
}

/** A table with this one in it as it is now, or without it; a new one comes last. */
export function withTable(list: OpenTable[], table: OpenTable): OpenTable[] {
  return list.some((one) => one.id === table.id)
    ? list.map((one) => (one.id === table.id ? table : one))
    : [...list, table];
}

/** Follow the list of open tables; gives what ends that. */
export function follow(
  told: (change: (list: OpenTable[]) => OpenTable[]) => void,
  gone: (id: string, why: "begun" | "closed") => void = () => {},
  line: (good: boolean) => void = () => {},
): () => void {
  const AGAIN = 10_000;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    source = new EventSource("/api/tables/events");
    const on = <T>(kind: string, hear: (data: T) => void) =>
      source!.addEventListener(kind, (event) => {
        line(true);
        hear(JSON.parse((event as MessageEvent<string>).data) as T);
      });
    on<{ tables: OpenTable[] }>("tables", (data) => told(() => data.tables));
    on<OpenTable>("table", (table) => told((list) => withTable(list, table)));
    on<{ id: string; why: "begun" | "closed" }>("gone", ({ id, why }) => {
      told((list) => list.filter((one) => one.id !== id));
      gone(id, why);
    });
    source.onerror = () => {
      line(false);
      // It comes back by itself, unless the server has said no.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(listen, AGAIN);
    };
  };
  listen();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
