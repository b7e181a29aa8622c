// Shows what the server pushes (backend/modules/notifications/contract/push.ts). It keeps no page and answers no request.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

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
