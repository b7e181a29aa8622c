import { useSyncExternalStore } from 'react';

/** The view of the search results. */
export type JobView = 'list' | 'map';

const STORAGE_KEY = 'crewvine.job-view';
const listeners = new Set<() => void>();
/** Lasts until the page closes if storage is blocked. */
let chosen: JobView = 'list';

function readView(): JobView {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'map' ? 'map' : chosen;
  } catch {
    return chosen;
  }
}

export function chooseJobView(view: JobView): void {
  chosen = view;
  try {
    if (view === 'map') localStorage.setItem(STORAGE_KEY, view);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked, so the choice lasts until the page closes.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The list, unless the user chose the map on this device (rules.md#job-map). */
export function useJobView(): JobView {
  return useSyncExternalStore(subscribe, readView, () => 'list');
}
