import type { UserId } from '#kernel/ids.ts';
import type { Draft } from '../../contract/writing/drafts.ts';

export interface KeptDraft {
  readonly title: string | null;
  readonly content: string;
  readonly at: Date;
}

/** Unpublished texts, one per person and place (rules.md#drafts). */
export interface Drafts {
  find(owner: UserId, place: string): Promise<Draft | null>;
  /** Retains only the newest fifty. */
  keep(owner: UserId, place: string, draft: KeptDraft): Promise<void>;
  /** Idempotent. */
  remove(owner: UserId, place: string): Promise<void>;
  /** Returns how many went. */
  removeOlderThan(instant: Date): Promise<number>;
}
