const STORAGE_KEY = 'crewvine.shares';
const KEPT = 200;

/** A share as recorded in this browser (rules.md#share-record). */
export interface ShareRecord {
  /** Null if Crewvine itself was shared. */
  readonly jobId: string | null;
  readonly referrerCode: string | null;
  readonly referrerId: string | null;
  readonly timestamp: string;
  readonly method: 'social_media';
}

/** Adds a record to local storage, which retains only the newest. */
export function recordShare(share: Omit<ShareRecord, 'timestamp' | 'method'>): void {
  const record: ShareRecord = { ...share, timestamp: new Date().toISOString(), method: 'social_media' };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...readShares(), record].slice(-KEPT)));
  } catch {
    // Storage is full or blocked: sharing works without the record.
  }
}

function readShares(): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
