import { useEffect } from 'react';
import type { WatchedThing } from '#contract/notifications/live-event.ts';

export type { WatchedThing };

const shown = new Map<string, { readonly thing: WatchedThing; readonly times: number }>();
const listeners = new Set<() => void>();

/** The things on this tab that need live updates. */
export const watchedHere = (): readonly WatchedThing[] => [...shown.values()].map(({ thing }) => thing);

/** Calls back at every change. Returns a function that stops. */
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
 * Watches a thing for a signed-in user who may read it, while this part of the screen is mounted. A change
 * reloads the thing (rules.md#live-updates). Null if the thing is not known yet.
 */
export function useWatching(subject: WatchedThing['subject'], id: string | null): void {
  useEffect(() => {
    if (id === null) return undefined;
    const thing = { subject, id };
    count(thing, 1);
    return () => count(thing, -1);
  }, [subject, id]);
}
