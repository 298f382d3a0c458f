// Keeps the static part, so that it is there at once. Pages and games always come from the server; without it, a page
// that was seen before says so by itself. VERSION and FILES are written above by the server.

/* global VERSION, FILES */

const scope = /** @type {any} */ (self);
const cacheName = `trilith-${VERSION}`;

scope.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(caches.open(cacheName).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener('fetch', (/** @type {any} */ event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || !FILES.includes(url.pathname)) return;
  event.respondWith(
    caches.open(cacheName).then(async (cache) => {
      const known = await cache.match(event.request);
      if (known) return known;
      const fresh = await fetch(event.request);
      if (fresh.ok) await cache.put(event.request, fresh.clone());
      return fresh;
    }),
  );
});
