/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { mock } from "./dev/mock";

// In development the page comes from Vite and the API from a running `guildhall serve`.
const server = process.env.GUILDHALL_SERVER ?? "http://127.0.0.1:8375";

export default defineConfig({
  plugins: [svelte(), ...(process.env.GUILDHALL_MOCK ? [mock()] : [])],
  build: {
    outDir: "../src/guildhall/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Fonts stay files of their own: they load beside the script and are kept by the browser.
    assetsInlineLimit: 0,
  },
  server: { proxy: process.env.GUILDHALL_MOCK ? undefined : { "/api": server } },
  test: { include: ["tests/**/*.test.ts"] },
});
