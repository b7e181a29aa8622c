import { isLoadFailure } from '../load-failure.ts';

/** Browsers also report a connection that leads nowhere, so the server is tried again after this time. */
const NEXT_TRY_MS = 5000;
/** A small file of our server that the service worker does not cache. */
const PROBE = '/favicon.svg';

/** Code that could not load. The server can be reached again, and only a reload of the page requests the code again. */
export class StaleCode extends Error {}

let loading = 0;

/** Marks the page while code loads; after a moment, `base.css` draws a bar that moves. */
async function marked<Code>(load: () => Promise<Code>): Promise<Code> {
  mark(1);
  return load().finally(() => mark(-1));
}

function mark(change: number): void {
  loading += change;
  if (!import.meta.env.SSR) document.body.toggleAttribute('data-loads', loading > 0);
}

const listeners = new Set<() => void>();
let waiting = 0;

/** The number of loads that wait for a connection, as a store for `useSyncExternalStore`. */
export const waitingLoads = {
  count: (): number => waiting,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Loads code. If the server cannot be reached, this waits until it can, so that the current screen stays, and then
 * reloads the page: browsers remember that a module failed. If the person has gone elsewhere in the meantime, it throws
 * `StaleCode`.
 *
 * @param reloads whether the page also reloads if only the code is missing, as after a deployment
 * @throws the load's own error if waiting would not help
 */
export async function loadLate<Code>(load: () => Promise<Code>, reloads = false): Promise<Code> {
  try {
    return await marked(load);
  } catch (error) {
    if (!(error instanceof Error && isLoadFailure(error))) throw error;
    const { pathname } = location;
    const wasReachable = await isReachable();
    if (wasReachable && !reloads) throw error;
    if (!wasReachable) await untilReachable();
    if (location.pathname !== pathname) throw new StaleCode(error.message);
    location.reload();
    return new Promise(() => undefined);
  }
}

async function isReachable(): Promise<boolean> {
  try {
    return navigator.onLine && (await fetch(new Request(PROBE, { method: 'HEAD', cache: 'no-store' }))).ok;
  } catch {
    return false;
  }
}

async function untilReachable(): Promise<void> {
  count(1);
  do
    await new Promise((resolve) => {
      setTimeout(resolve, NEXT_TRY_MS);
      addEventListener('online', resolve, { once: true });
    });
  while (!(await isReachable()));
  count(-1);
}

function count(change: number): void {
  waiting += change;
  for (const listener of listeners) listener();
}
