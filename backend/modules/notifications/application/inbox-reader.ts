import type { UserId } from '#kernel/ids.ts';
import type { Notification } from '../contract/index.ts';

/** A notification as it is stored: its target is worked out from its kind. */
export type InboxRow = Readonly<Omit<Notification, 'target'>>;

export interface InboxFilter {
  readonly unread: boolean;
  /** Null is all of them. */
  readonly types: readonly string[] | null;
}

/** Read side of the inbox, in the shape of the contract's `Notification` but for its target, newest first. */
export interface InboxReader {
  list(
    userId: UserId,
    after: { readonly at: string; readonly id: string } | null,
    limit: number,
    only?: InboxFilter,
  ): Promise<readonly InboxRow[]>;
  unreadCount(userId: UserId): Promise<number>;
}
