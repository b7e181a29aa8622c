import type { UserId } from '#kernel/ids.ts';
import type { NotificationKind } from '../../contract/vocabulary/notification-kinds.ts';

/** Something that waits for the next digest. */
export interface DigestItem {
  readonly kind: NotificationKind;
  readonly facts: Readonly<Record<string, string>>;
}

export interface Digests {
  /** (tx) */
  add(userId: UserId, item: DigestItem, at: Date): Promise<void>;
  hasItems(userId: UserId): Promise<boolean>;
  /** (tx) Someone whose digest is due, locked until the transaction ends; skips those that another process sends. */
  lockDue(now: Date): Promise<UserId | null>;
  /** (tx) What waits, oldest first; it waits no longer. */
  take(userId: UserId): Promise<readonly DigestItem[]>;
  /** (tx) */
  setNext(userId: UserId, at: Date | null): Promise<void>;
}
