/* The service worker, `/sw.js`: companions work where there is no network. The build puts in what it keeps.

   The files of one release are kept together and never change. What a server says of its games is asked for first and
   kept for when nobody answers. Nothing else is touched: no table, no person, nothing that is sent. */
const FILES = __FILES__;
const KEPT = "undercroft-files-__RELEASE__";
const ANSWERS = "undercroft-answers";
const PATIENCE = 3000; // milliseconds, where something older is at hand
const OF_GAMES = /^\/api\/games(\/[^/]+\/(text|rules|content)(\/[^/]+)?)?$/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(["/", ...FILES])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

/* The next release waits until no page of the one before is open: then its files are wanted no more. */
async function dropOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("undercroft-files-") && name !== KEPT).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(navigated(request, pathname));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
  else if (OF_GAMES.test(pathname)) event.respondWith(answer(event));
});

async function file(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request)) ?? fetch(request);
}

/* The page of the server's own release if it answers; only a companion would rather be there soon. */
async function navigated(request, pathname) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match("/");
  return sooner(fetch(request), kept, pathname.startsWith("/companion/"));
}

async function answer(event) {
  const cache = await caches.open(ANSWERS);
  const fresh = fetch(event.request).then((response) => {
    if (response.ok) event.waitUntil(cache.put(event.request, response.clone()));
    return response;
  });
  return sooner(fresh, await cache.match(event.request), true);
}

/* What comes from the network; what is kept if nothing comes, or, in a hurry, not soon. */
function sooner(fresh, kept, hurried) {
  if (!kept) return fresh;
  const older = fresh.catch(() => kept);
  return hurried ? Promise.race([older, new Promise((done) => setTimeout(done, PATIENCE, kept))]) : older;
}
