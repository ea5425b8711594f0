// Keeps the page for days without a network. `FILES` and `VERSION` are written in when the page is built.
const FILES = self.__FILES__;
const PAGE = `guildhall-page-${self.__VERSION__}`;
const DATA = "guildhall-data";
const KIT = "guildhall-python";
/** What anybody may read and a page shows without a server. Nothing of a game is among it. */
const READ = /^\/api\/(about|words\/[a-z-]+|cards|cards\/forms|scorepad)$/;
const WARM = [
  "/api/about",
  "/api/words/en",
  "/api/words/de",
  ...["architects", "viscounts"].flatMap((game) => [
    `/api/cards?game=${game}`,
    `/api/cards?game=${game}&printed=true`,
    `/api/cards/forms?game=${game}`,
    `/api/scorepad?game=${game}&expansions=`,
  ]),
  ...["artisans", "wonders", "artisans%2Cwonders", "wonders%2Cartisans"].map(
    (boxes) => `/api/scorepad?game=architects&expansions=${boxes}`,
  ),
];
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      await (await caches.open(PAGE)).addAll(["/", ...FILES]);
      const data = await caches.open(DATA);
      // One that is missing does not keep the others away.
      await Promise.allSettled(WARM.map((address) => data.add(address)));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith("guildhall-page-") && name !== PAGE) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || request.headers.has("authorization")) return;
  if (request.mode === "navigate") event.respondWith(navigated(request));
  else if (address.pathname === "/api/engine.zip") event.respondWith(fresh(request, KIT, false));
  else if (READ.test(address.pathname)) event.respondWith(fresh(request, DATA, true));
  else if (!address.pathname.startsWith("/api/")) event.respondWith(kept(request));
});

/** A page: the server's if it answers, or else the one that was kept. Which page it is, it finds out itself. */
async function navigated(request) {
  try {
    return await soon(fetch(request));
  } catch {
    return (await (await caches.open(PAGE)).match("/")) ?? Response.error();
  }
}

/** The server's, or what it said before. */
async function fresh(request, name, keep) {
  const cache = await caches.open(name);
  try {
    const response = await soon(fetch(request));
    if (keep && response.ok) await cache.put(request, response.clone());
    return response;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

/** Files whose names change with their contents. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** A network that is there but leads nowhere is as good as none. */
function soon(promise) {
  return Promise.race([promise, new Promise((_, late) => setTimeout(() => late(new Error("late")), PATIENCE))]);
}
