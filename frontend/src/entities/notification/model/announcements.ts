import { useSyncExternalStore } from 'react';

/** Titles of the notifications since the last announcement. */
type News = readonly string[];

const GATHERED_FOR_MS = 1_000;
const QUIET_FOR_MS = 10_000;

const NO_NEWS: News = [];
let said = NO_NEWS;
let waiting: News = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let quietUntil = 0;
/** IDs of recent announcements, because the same notification may arrive twice. */
let known: readonly string[] = [];
const MOST_KNOWN = 100;
const listeners = new Set<() => void>();

/** Announces a notification soon. Gathers others that arrive meanwhile, so that a burst is one sentence. */
export function announce({ id, title }: { readonly id: string; readonly title: string }): void {
  // If several tabs are open, only the visible one announces.
  if (document.visibilityState === 'hidden' || known.includes(id)) return;
  known = [id, ...known].slice(0, MOST_KNOWN);
  waiting = [...waiting, title];
  timer ??= setTimeout(say, Math.max(GATHERED_FOR_MS, quietUntil - Date.now()));
}

function say(): void {
  [said, waiting, timer] = [waiting, [], undefined];
  quietUntil = Date.now() + QUIET_FOR_MS;
  for (const listener of listeners) listener();
}

/** Clears the announcements of the previous user. */
export function forgetAnnouncements(): void {
  clearTimeout(timer);
  [said, waiting, known, timer, quietUntil] = [[], [], [], undefined, 0];
  for (const listener of listeners) listener();
}

/** Titles that a screen reader announces now; empty before the first one. */
export function useAnnouncedNews(): News {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => said,
    () => NO_NEWS,
  );
}
