// What works without a network: where the server does not answer, this browser asks the engine it has kept.
import { say } from "../lib/words.svelte";
import { PYTHON } from "./place";
import type { Message } from "../lib/types";

const ALONE = ["/companion", "/scorepad", "/cards/check"];
const KIT = "guildhall-python";
/** Kept last; another version of Python has to be fetched anew. */
const READY = `/ready${PYTHON}`;
const ENGINE = "/api/engine.zip";

interface Said {
  data?: unknown;
  error?: { kind: string; text: string; message: Message | null };
}

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { done: (said: Said) => void; failed: (error: Error) => void }>();

function theWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<{ id: number; said?: string; failed?: string }>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.said === undefined) one?.failed(new Error(data.failed));
    else one?.done(JSON.parse(data.said) as Said);
  });
  worker.addEventListener("error", () => {
    worker = null;
    for (const one of waiting.values()) one.failed(new Error("worker"));
    waiting.clear();
  });
  return worker;
}

/** Can this be answered here? Only if everything that it takes has been kept. */
export async function canAnswer(path: string): Promise<boolean> {
  return ALONE.includes(path) && (await isReady());
}

export async function isReady(): Promise<boolean> {
  try {
    return (await caches.has(KIT)) && !!(await (await caches.open(KIT)).match(READY));
  } catch {
    return false;
  }
}

/** The reply of the engine in this browser: the data, or why not. */
export async function answer(path: string, body: unknown): Promise<{ data: unknown } | { kind: string; text: string }> {
  const id = ++last;
  const said = await new Promise<Said>((done, failed) => {
    waiting.set(id, { done, failed });
    theWorker().postMessage({ id, path, body: JSON.stringify(body) });
  });
  if (!said.error) return { data: said.data };
  return { kind: said.error.kind, text: said.error.message ? say(said.error.message) : said.error.text };
}

/** Does this browser keep pages at all? */
export const canKeep = (): boolean => "serviceWorker" in navigator && typeof caches !== "undefined";

/** Fetch the engine for the days without a network. The service worker keeps what is fetched from there. */
export async function makeReady(progress: (done: number, of: number) => void): Promise<void> {
  const files = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
  const addresses = [...files.map((file) => PYTHON + file), ENGINE];
  const kit = await caches.open(KIT);
  for (const [number, address] of addresses.entries()) {
    progress(number, addresses.length);
    await kit.add(address);
  }
  await kit.put(READY, new Response("ready"));
  progress(addresses.length, addresses.length);
}

/** The page itself, its words, cards and rules are kept from the first visit on. */
export function keepPage(): void {
  if (!canKeep() || import.meta.env.DEV) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").then(
      async () => {
        // Whoever has put it on the home screen wants to have it there.
        const installed = matchMedia("(display-mode: standalone)").matches;
        if (await isReady()) await (await caches.open(KIT)).add(ENGINE);
        else if (installed) await makeReady(() => {});
      },
      () => {}, // as good as without
    );
  });
}
