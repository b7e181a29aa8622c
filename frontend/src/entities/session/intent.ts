import { useSyncExternalStore } from 'react';
import { useCurrentUser } from './api/session-api.ts';

/** A visitor's purpose: a job of their own, or a referral. */
export type Intent = 'work' | 'refer';

const STORAGE_KEY = 'crewvine.intent';
const listeners = new Set<() => void>();
/** Fallback for the lifetime of the page if storage is blocked. */
let chosen: Intent | null = null;

/** Null before an answer (rules.md#visitor-intent). */
function readIntent(): Intent | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'work' || stored === 'refer' ? stored : chosen;
  } catch {
    return chosen;
  }
}

export function chooseIntent(intent: Intent): void {
  chosen = intent;
  try {
    localStorage.setItem(STORAGE_KEY, intent);
  } catch {
    // Storage is blocked: the next visit asks again.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A member's account type or a visitor's answer decides. Null before an answer. */
export function useIntent(): Intent | null {
  const { user } = useCurrentUser();
  // The server has no storage, so it renders the page without an answer.
  const said = useSyncExternalStore(subscribe, readIntent, () => null);
  if (user) return user.userType === 'worker' ? 'work' : 'refer';
  return said;
}
