import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'crewvine.place';
const LONGEST = 200;
const listeners = new Set<() => void>();
/** Fallback for the lifetime of the page if storage is blocked. */
let chosen = '';

function readPlace(): string {
  try {
    return localStorage.getItem(STORAGE_KEY)?.slice(0, LONGEST) ?? chosen;
  } catch {
    return chosen;
  }
}

/** Stores a visitor's last search place on the device; an empty one clears it (rules.md#visitor-place). */
export function rememberPlace(place: string): void {
  chosen = place.trim().slice(0, LONGEST);
  try {
    if (chosen) localStorage.setItem(STORAGE_KEY, chosen);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: the place lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Empty if no place is stored. */
export function useRememberedPlace(): string {
  return useSyncExternalStore(subscribe, readPlace, () => '');
}
