import { useSyncExternalStore } from 'react';

/** Titles of what has come since the last time that something was said. */
type News = readonly string[];

const GATHERED_FOR_MS = 1_000;
const QUIET_FOR_MS = 10_000;

let said: News = [];
let waiting: News = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let quietUntil = 0;
/** The last few that were said: the same one may come twice. */
let known: readonly string[] = [];
const MOST_KNOWN = 100;
const listeners = new Set<() => void>();

/** Said soon, together with what comes meanwhile, and not again for a while: a burst is one sentence. */
export function announce({ id, title }: { readonly id: string; readonly title: string }): void {
  // Of several tabs, the one that is looked at speaks.
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

/** What someone else was told is nobody's news. */
export function forgetAnnouncements(): void {
  clearTimeout(timer);
  [said, waiting, known, timer, quietUntil] = [[], [], [], undefined, 0];
  for (const listener of listeners) listener();
}

/** What a screen reader is told now; empty before anything has come. */
export function useAnnouncedNews(): News {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => said,
  );
}
