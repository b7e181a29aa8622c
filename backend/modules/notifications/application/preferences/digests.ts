import type { UserId } from '#kernel/ids.ts';
import type { NotificationKind } from '../../contract/vocabulary/notification-kinds.ts';

/** Something that waits for the next digest. */
export interface DigestItem {
  readonly kind: NotificationKind;
  readonly facts: Readonly<Record<string, string>>;
}

export interface UndoneInDigest {
  readonly referralId: string;
  readonly statuses: readonly string[];
  readonly kinds: readonly string[];
}

export interface Digests {
  /** (tx) */
  add(userId: UserId, item: DigestItem, at: Date): Promise<void>;
  /** (tx) What waits about a step of a referral that was undone waits no longer. */
  takeBack(userId: UserId, undone: UndoneInDigest): Promise<void>;
  hasItems(userId: UserId): Promise<boolean>;
  /** (tx) Someone whose digest is due, locked until the transaction ends; skips those that another process sends. */
  lockDue(now: Date, but: readonly UserId[]): Promise<UserId | null>;
  /** (tx) What waits, oldest first; it waits no longer. */
  take(userId: UserId): Promise<readonly DigestItem[]>;
  /** (tx) */
  setNext(userId: UserId, at: Date | null): Promise<void>;
}
