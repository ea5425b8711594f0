import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

// Serves what fixture.py has written where the server would: enough to look at every page.
export function mock(folder = join(import.meta.dirname, "fixture")): Plugin {
  const files: Record<string, string> = {
    "/api/about": "about.json",
    "/api/words/en": "words.ftl",
  };
  return {
    name: "guildhall-mock",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? "/", "http://localhost");
        if (!url.pathname.startsWith("/api/")) return next();
        const [, game, wanted] = /^\/api\/games\/(\w+)(\/cards)?$/.exec(url.pathname) ?? [];
        const watching = request.headers.authorization === "Bearer watch";
        const part = wanted ? ".cards" : watching ? ".watch" : "";
        const cards = url.pathname === "/api/cards" ? `cards-${url.searchParams.get("game")}.json` : undefined;
        const name = files[url.pathname] ?? cards ?? (game && `${game}${part}.json`);
        if (!name || !existsSync(join(folder, name))) {
          response.statusCode = 404;
          response.setHeader("content-type", "application/json");
          response.end(JSON.stringify({ error: { kind: "not-found", text: "The fixture has nothing here." } }));
          return;
        }
        response.setHeader("content-type", name.endsWith("json") ? "application/json" : "text/plain; charset=utf-8");
        response.end(readFileSync(join(folder, name)));
      });
    },
  };
}
