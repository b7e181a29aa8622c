import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'crewvine.push-declined';
/** Whoever has said no is left alone for so long. */
const DECLINED_FOR_MS = 60 * 86_400_000;

let isSuggested = false;
const listeners = new Set<() => void>();

/**
 * Someone has just done something whose outcome they wait for: the moment to offer notices on this device (rules.md#push). It
 * is never offered to who has only arrived, and not again soon to who has said no.
 */
export function suggestPush(): void {
  if (!wasDeclined()) set(true);
}

/** Said no, or yes: either way it is not offered any more. */
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
    // Storage is blocked: it is offered again on another visit.
  }
}
