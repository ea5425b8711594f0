// The engine in this browser: Python itself runs it, out of the page's way. What it is asked and says is the API's.
import type { PyodideAPI } from "pyodide";
import { PYTHON } from "./place";

type Answer = (path: string, body: string) => string;
let engine: Promise<Answer> | null = null;

async function start(): Promise<Answer> {
  const [{ loadPyodide }, sources] = await Promise.all([
    import(/* @vite-ignore */ `${PYTHON}pyodide.mjs`) as Promise<typeof import("pyodide")>,
    fetch("/api/engine.zip").then((response) => {
      if (!response.ok) throw new Error(String(response.status));
      return response.arrayBuffer();
    }),
  ]);
  const python: PyodideAPI = await loadPyodide({ indexURL: PYTHON });
  python.FS.writeFile("/engine.zip", new Uint8Array(sources));
  python.runPython("import sys; sys.path.insert(0, '/engine.zip'); from guildhall.pocket import answer");
  return python.globals.get("answer") as Answer;
}

addEventListener("message", ({ data }: MessageEvent<{ id: number; path: string; body: string }>) => {
  engine ??= start();
  engine.then(
    (answer) => {
      try {
        postMessage({ id: data.id, said: answer(data.path, data.body) });
      } catch (error) {
        postMessage({ id: data.id, failed: String(error) });
      }
    },
    (error: unknown) => {
      engine = null; // the next one tries again
      postMessage({ id: data.id, failed: String(error) });
    },
  );
});
