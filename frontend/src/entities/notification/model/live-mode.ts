import { useSyncExternalStore } from 'react';
import type { LiveMode } from '#shared/live/index.ts';

let mode: LiveMode = 'asleep';
const listeners = new Set<() => void>();

/** Sets how updates arrive; shared by the whole tab. */
export function setLiveMode(next: LiveMode): void {
  mode = next;
  for (const listener of listeners) listener();
}

export function useLiveMode(): LiveMode {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => mode,
    () => 'asleep',
  );
}
