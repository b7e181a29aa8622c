// Shows what the server pushes (backend/modules/notifications/contract/push.ts), keeps the application's files, and has a page of its own where
// there is no line. It keeps no page and no answer: what that page shows is kept by the screens (frontend/src/shared/kept, rules.md#kept-offline).

// The build writes both (frontend/build/service-worker.ts): what is kept from the start, and a name that changes with any of it.
var FILES = ['/offline.js'];
var VERSION = 'development';

var OURS = 'crewvine-';
var KEPT = OURS + VERSION;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepFiles());
});

// Whatever an earlier version kept goes, so that none of it is ever shown beside this one.
// A page that began without a worker goes on without: what it has asked for would be asked for again.
self.addEventListener('activate', (event) => event.waitUntil(forgetEarlier()));

self.addEventListener('fetch', (event) => {
  var request = event.request;
  var address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage()));
  else if (address.pathname === '/offline.js') event.respondWith(keptOr(request));
  // Each has a name that changes with what is in it: what is kept is never old.
  else if (address.pathname.startsWith('/assets/')) event.respondWith(keptOr(request));
});

/** A file by its name's hash is taken from the browser's own store, where the page has just put it; the others anew. */
async function keepFiles() {
  var kept = await caches.open(KEPT);
  await kept.addAll(
    FILES.map((file) => (file.startsWith('/assets/') ? file : new Request(file, { cache: 'reload' }))),
  );
}

async function forgetEarlier() {
  var names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)),
  );
}

async function keptOr(request) {
  var kept = await caches.open(KEPT).catch(() => null);
  var file = kept && (await kept.match(request.url));
  if (file) return file;
  var answer = await fetch(request);
  // Storage may be full: the file is there now, and not offline.
  if (kept && answer.ok) await kept.put(request.url, answer.clone()).catch(() => undefined);
  return answer;
}

/** In both languages: nobody knows here which one is read. */
function offlinePage() {
  return new Response(OFFLINE_HTML, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  });
}

var OFFLINE_HTML =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<title>Offline · Crewvine</title><style>' +
  ':root{color-scheme:light dark}body{max-width:640px;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:break-word}' +
  'a{display:inline-flex;align-items:center;min-height:44px;font-weight:600}li{margin-bottom:16px}ul{padding:0;list-style:none}' +
  '</style></head><body><main><h1>You’re offline / <span lang="es">Sin conexión</span></h1>' +
  '<p>This page shows up once you have a signal again.</p>' +
  '<p lang="es">Esta página aparece en cuanto vuelva a tener señal.</p>' +
  '<p><a href="">Try again / <span lang="es">&nbsp;Intentar de nuevo</span></a></p>' +
  '<div id="kept"></div></main><script src="/offline.js"></script></body></html>';

self.addEventListener('push', (event) => {
  var notice = read(event.data);
  var options = { body: notice.body, tag: notice.tag, data: { url: notice.url }, icon: '/favicon.svg' };
  // A push that shows nothing costs the site its permission.
  event.waitUntil(self.registration.showNotification(notice.title || 'Crewvine', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data)));
});

function read(data) {
  try {
    return (data && data.json()) || {};
  } catch {
    return {};
  }
}

/** Never another site, whatever was pushed. */
function addressOf(data) {
  var address = new URL((data && data.url) || '/notifications', self.location.origin);
  return address.origin === self.location.origin ? address.href : self.location.origin + '/notifications';
}

/** The tab that is there, or a new one. */
async function open(address) {
  var tabs = await self.clients.matchAll({ type: 'window' });
  var tab = tabs.find((one) => 'navigate' in one);
  if (!tab) return self.clients.openWindow(address);
  await tab.focus();
  return tab.navigate(address).catch(() => self.clients.openWindow(address));
}
