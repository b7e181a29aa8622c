import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'crewvine.place';
const LONGEST = 200;
const listeners = new Set<() => void>();
/** Where storage is blocked it is remembered as long as the page is there. */
let chosen = '';

function readPlace(): string {
  try {
    return localStorage.getItem(STORAGE_KEY)?.slice(0, LONGEST) ?? chosen;
  } catch {
    return chosen;
  }
}

/** Where a visitor looked for work last; an empty one forgets it. It stays on the device (rules.md#visitor-place). */
export function rememberPlace(place: string): void {
  chosen = place.trim().slice(0, LONGEST);
  try {
    if (chosen) localStorage.setItem(STORAGE_KEY, chosen);
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

/** Empty where nobody has said. */
export function useRememberedPlace(): string {
  return useSyncExternalStore(subscribe, readPlace, () => '');
}
