/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { defineConfig, type Plugin } from "vite";
import { mock } from "./dev/mock";

// In development the page comes from Vite and the API from a running `guildhall serve`.
const server = process.env.GUILDHALL_SERVER ?? "http://127.0.0.1:8375";

const PYTHON = "node_modules/pyodide/";
const PYTHON_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
const PUBLIC = ["icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"];

/** What a day without a network takes: Python beside the page, and a service worker that knows all files by name. */
function pocket(): Plugin {
  return {
    name: "pocket",
    apply: "build",
    generateBundle: {
      // When all others have put their files there.
      order: "post",
      handler(_, bundle) {
        const files = [...Object.keys(bundle), ...PUBLIC]
          .filter((file) => file !== "index.html")
          .map((file) => `/${file}`);
        const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
        const worker = readFileSync("src/pocket/sw.js", "utf-8")
          .replace("self.__FILES__", JSON.stringify(files))
          .replace("self.__VERSION__", JSON.stringify(version));
        this.emitFile({ type: "asset", fileName: "sw.js", source: worker });
        const python = JSON.parse(readFileSync(`${PYTHON}package.json`, "utf-8")).version as string;
        for (const file of PYTHON_FILES) {
          const source = readFileSync(PYTHON + file);
          this.emitFile({ type: "asset", fileName: `assets/python-${python}/${file}`, source });
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), pocket(), ...(process.env.GUILDHALL_MOCK ? [mock()] : [])],
  build: {
    outDir: "../src/guildhall/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Fonts stay files of their own: they load beside the script and are kept by the browser.
    assetsInlineLimit: 0,
  },
  worker: { format: "es" },
  server: { proxy: process.env.GUILDHALL_MOCK ? undefined : { "/api": server } },
  test: { include: ["tests/**/*.test.ts"] },
});
