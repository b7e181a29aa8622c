import { useSyncExternalStore } from 'react';

/** How the jobs that were found are shown. */
export type JobView = 'list' | 'map';

const STORAGE_KEY = 'crewvine.job-view';
const listeners = new Set<() => void>();
/** Where storage is blocked it is remembered as long as the page is there. */
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
    // Storage is blocked: it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The list until someone has chosen the map on this device (rules.md#job-map). */
export function useJobView(): JobView {
  return useSyncExternalStore(subscribe, readView, () => 'list');
}
