import { useSyncExternalStore } from 'react';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';

/** A bulk change that may still be undone. Stores only IDs, because others may use the device. */
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

/** The user's last bulk change on this device, until its undo period ends. */
export function useLastBulk(userId: string): LastBulk | null {
  return useSyncExternalStore(
    subscribe,
    () => read(`${KEY}.${userId}`),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the same object for the same text, as `useSyncExternalStore` requires. */
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
