import type { PushSubscriptionRequest } from '#contract/notifications/push.ts';

/** `blocked` is a no that only the browser's own settings take back. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const WORKER = '/push-worker.js';
const STORAGE_KEY = 'crewvine.push';

function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** How it stands with this browser, for this person: someone else's yes is not theirs. */
export async function pushState(person: string): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return owner() === person && (await currentSubscription()) ? 'on' : 'off';
}

/** What the server is told; null where the person, or the browser, said no. */
export async function subscribeDevice(person: string, key: string): Promise<PushSubscriptionRequest | null> {
  // Asked first: a browser forgets that a press asked for it while a file is being loaded.
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

/** The address that the server forgets; null where there was none. */
export async function unsubscribeDevice(): Promise<string | null> {
  setOwner(null);
  const subscription = await currentSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}

/** To be told again with each visit: the server ends a device together with its session. */
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

/** The server's key may have changed since: what was subscribed with the old one reaches nobody. */
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
    // Storage is blocked: it is on for this session alone.
  }
}
