import { useEffect } from 'react';
import type { WatchedThing } from '#contract/notifications/live-event.ts';

export type { WatchedThing };

const shown = new Map<string, { readonly thing: WatchedThing; readonly times: number }>();
const listeners = new Set<() => void>();

/** What this tab shows that is to be kept up to date. */
export const watchedHere = (): readonly WatchedThing[] => [...shown.values()].map(({ thing }) => thing);

/** Calls back whenever it has changed. Returns what ends that. */
export function onWatchedHere(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function count(thing: WatchedThing, by: number): void {
  const key = `${thing.subject}:${thing.id}`;
  const times = (shown.get(key)?.times ?? 0) + by;
  if (times > 0) shown.set(key, { thing, times });
  else shown.delete(key);
  for (const listener of listeners) listener();
}

/**
 * Has the stream of this browser tell of a thing while this part of the screen is there, to whoever is signed in and may
 * read it. What shows the thing is then read again (rules.md#live-updates). Null for a thing that is not known yet.
 */
export function useWatching(subject: WatchedThing['subject'], id: string | null): void {
  useEffect(() => {
    if (id === null) return undefined;
    const thing = { subject, id };
    count(thing, 1);
    return () => count(thing, -1);
  }, [subject, id]);
}
