import { useSyncExternalStore } from 'react';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';

/** What was done to many at once and may still be undone. Ids only: it is kept on a device that others may use. */
export interface LastBulk {
  readonly ids: readonly string[];
  readonly status: ReferralStatus;
  readonly undoUntil: string;
}

const KEY = 'crewvine.last-bulk';
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly value: LastBulk | null } | null = null;

export function rememberBulk(userId: string, bulk: LastBulk | null): void {
  if (bulk) localStorage.setItem(`${KEY}.${userId}`, JSON.stringify(bulk));
  else localStorage.removeItem(`${KEY}.${userId}`);
  for (const listener of listeners) listener();
}

/** The last bulk change of this person on this device, until its time is over. */
export function useLastBulk(userId: string): LastBulk | null {
  return useSyncExternalStore(subscribe, () => read(`${KEY}.${userId}`));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same object for the same text, as a store must answer. */
function read(key: string): LastBulk | null {
  const text = localStorage.getItem(key);
  if (known?.text !== text) known = { text, value: parseBulk(text) };
  return known?.value ?? null;
}

function parseBulk(text: string | null): LastBulk | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isLastBulk(value) ? value : null;
  } catch {
    return null;
  }
}

function isLastBulk(value: unknown): value is LastBulk {
  if (typeof value !== 'object' || value === null) return false;
  if (!('ids' in value && 'status' in value && 'undoUntil' in value)) return false;
  return Array.isArray(value.ids) && typeof value.status === 'string' && typeof value.undoUntil === 'string';
}
