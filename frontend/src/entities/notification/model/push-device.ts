import type { PushSubscriptionRequest } from '#contract/notifications/push.ts';

/** `blocked` means that only the browser's settings can allow push again. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const WORKER = '/push-worker.js';
const STORAGE_KEY = 'crewvine.push';

function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The push state of this browser for this person; a consent of someone else does not count. */
export async function pushState(person: string): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return owner() === person && (await currentSubscription()) ? 'on' : 'off';
}

/** The subscription for the server; null if the person or the browser declined. */
export async function subscribeDevice(person: string, key: string): Promise<PushSubscriptionRequest | null> {
  // Asks before the download: browsers allow the question only shortly after a tap.
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const subscription =
    known && isOfKey(known, key)
      ? known
      : ((await known?.unsubscribe().then(() => subscribe(pushManager, key))) ??
        (await subscribe(pushManager, key)));
  setOwner(person);
  return requestOf(subscription);
}

/** The address that the server deletes; null if there was none. */
export async function unsubscribeDevice(): Promise<string | null> {
  setOwner(null);
  const subscription = await currentSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}

/** Sent to the server on each visit, because it ends a device's subscription together with the session. */
export async function subscribedDevice(person: string): Promise<PushSubscriptionRequest | null> {
  if (!isPushSupported() || Notification.permission !== 'granted' || owner() !== person) return null;
  const subscription = await currentSubscription();
  return subscription && requestOf(subscription);
}

function subscribe(pushManager: PushManager, key: string): Promise<PushSubscription> {
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** After the server's key changes, subscriptions with the old key receive nothing. */
function isOfKey(subscription: PushSubscription, key: string): boolean {
  const used = subscription.options.applicationServerKey;
  if (!used) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(used)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}

function requestOf(subscription: PushSubscription): PushSubscriptionRequest {
  const { keys = {} } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  };
}

function owner(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function setOwner(person: string | null): void {
  try {
    if (person === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, person);
  } catch {
    // Storage is blocked: push is on only for this session.
  }
}
