import { useSyncExternalStore } from 'react';
import { useCurrentUser } from './current-user.ts';

/** What someone is here for: a job of their own, or somebody they know. */
export type Intent = 'work' | 'refer';

const STORAGE_KEY = 'crewvine.intent';
const listeners = new Set<() => void>();
/** Where storage is blocked it is remembered as long as the page is there. */
let chosen: Intent | null = null;

/** Null while nobody has said (rules.md#visitor-intent). */
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
    // Storage is blocked: it is asked again on the next visit.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Of a member by the kind of account; of a visitor by what they said. Null where nobody knows yet. */
export function useIntent(): Intent | null {
  const { user } = useCurrentUser();
  // The server knows no storage: it renders what is there before the question is answered.
  const said = useSyncExternalStore(subscribe, readIntent, () => null);
  if (user) return user.userType === 'worker' ? 'work' : 'refer';
  return said;
}
