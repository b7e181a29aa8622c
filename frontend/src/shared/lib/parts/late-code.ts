import { isLoadFailure } from '../load-failure.ts';

/** Browsers also report a connection that leads nowhere, so the server is tried again after this time. */
const NEXT_TRY_MS = 5000;
/** A small file of our server that the service worker does not cache. */
const PROBE = '/favicon.svg';

/** Code that could not load, although the server can be reached. Only a reload of the page requests the code again. */
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
 * Loads code. If the server cannot be reached, this waits until it can, so that the current screen stays, and then loads
 * it again. If that fails too, as after a deployment, it reloads the page, or throws `StaleCode` if the person has gone
 * elsewhere in the meantime.
 *
 * @param reloads whether the page also reloads if the server was reachable from the start
 * @throws the load's own error if a reload would not help
 */
export async function loadLate<Code>(load: () => Promise<Code>, reloads = false): Promise<Code> {
  try {
    return await marked(load);
  } catch (error) {
    if (!isFailedLoad(error)) throw error;
  }
  const { pathname } = location;
  const wasReachable = await isReachable();
  if (!wasReachable) await untilReachable();
  try {
    return await marked(load);
  } catch (error) {
    if (!isFailedLoad(error) || (wasReachable && !reloads)) throw error;
    if (location.pathname !== pathname) throw new StaleCode(error.message);
    reload();
    return new Promise(() => undefined);
  }
}

const isFailedLoad = (error: unknown): error is Error => error instanceof Error && isLoadFailure(error);

let typedAt: string | null = null;
if (!import.meta.env.SSR) addEventListener('input', () => (typedAt = location.pathname));

/** The browser asks first if the person has typed something here, because not every form has a draft. */
function reload(): void {
  if (typedAt === location.pathname)
    addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
  location.reload();
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
