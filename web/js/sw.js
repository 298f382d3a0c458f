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

// A notice: what it says comes from the server, ready to be read. Without anything to say it is still shown, since a browser
// that is woken for nothing takes the permission away.
scope.addEventListener('push', (/** @type {any} */ event) => {
  /** @type {{title?: string, body?: string, url?: string, tag?: string}} */
  let said = {};
  try {
    said = event.data?.json() ?? {};
  } catch {
    // Not from here, or torn on its way.
  }
  event.waitUntil(
    scope.registration.showNotification(said.title ?? 'Trilith', {
      body: said.body,
      tag: said.tag,
      icon: FILES.find((/** @type {string} */ path) => path.endsWith('/icons/icon-192.png')),
      data: { url: said.url },
    }),
  );
});

scope.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/games', location.origin);
  // Nothing leads away from here.
  const target = url.origin === location.origin ? url.href : location.origin;
  event.waitUntil(
    scope.clients.matchAll({ type: 'window' }).then((/** @type {any[]} */ windows) => {
      const open = windows.find((window) => window.url === target);
      return open ? open.focus() : scope.clients.openWindow(target);
    }),
  );
});
