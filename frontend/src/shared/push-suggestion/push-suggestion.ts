import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'crewvine.push-declined';
/** No new suggestion for this long after a user has declined. */
const DECLINED_FOR_MS = 60 * 86_400_000;

let isSuggested = false;
const listeners = new Set<() => void>();

/**
 * Call it after an action whose outcome the user waits for, which is the moment to offer push notices
 * (rules.md#push). New arrivals are never asked, and users who declined not soon again.
 */
export function suggestPush(): void {
  if (!wasDeclined()) set(true);
}

/** Hides the suggestion after a yes or a no. */
export function dismissPushSuggestion(isDeclined: boolean): void {
  if (isDeclined) remember();
  set(false);
}

export function usePushSuggestion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isSuggested,
    () => false,
  );
}

function set(next: boolean): void {
  isSuggested = next;
  for (const listener of listeners) listener();
}

function wasDeclined(): boolean {
  try {
    const at = Number(localStorage.getItem(STORAGE_KEY) ?? 0);
    return Date.now() - at < DECLINED_FOR_MS;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(Date.now()));
  } catch {
    // Storage is blocked, so the next visit may show the suggestion again.
  }
}
