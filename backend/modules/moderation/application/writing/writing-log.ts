import type { UserId } from '#kernel/ids.ts';
import type { AutoFlag } from '../../contract/vocabulary/auto-flags.ts';
import type { Written, WritingKind } from '../../domain/writing/newcomer-limits.ts';

export interface LoggedWriting {
  readonly author: UserId;
  readonly kind: WritingKind;
  readonly isEdit: boolean;
  /** Null for a text too short to be a repetition. */
  readonly textHash: string | null;
  /** For an edit, only the new links. */
  readonly links: number;
  readonly inReview: boolean;
  readonly autoFlags: readonly AutoFlag[];
  readonly at: Date;
}

/** The log of published texts, without their words. */
export interface WritingLog {
  /** (tx) Makes simultaneous texts of one person run one after another. */
  lock(author: UserId): Promise<void>;
  /** Texts that may count, oldest first, at most the last hundred; edits without a new link are left out. */
  since(author: UserId, since: Date): Promise<readonly Written[]>;
  /** Whether the author has published a link without a review. */
  hasShownLink(author: UserId): Promise<boolean>;
  /** How often this person, and others, have published the same words. */
  repetitions(textHash: string, author: UserId, since: Date): Promise<{ own: number; others: number }>;
  add(writing: LoggedWriting): Promise<void>;
  /** A moderator approved the author's first link; later links need no review. */
  release(author: UserId): Promise<void>;
  /** How many were older. */
  removeBefore(instant: Date): Promise<number>;
}
