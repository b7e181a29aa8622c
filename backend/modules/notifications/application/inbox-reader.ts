import type { UserId } from '#kernel/ids.ts';
import type { Notification } from '../contract/index.ts';

/** A notification as it is stored: its target is worked out from its kind. */
export type InboxRow = Readonly<Omit<Notification, 'target'>>;

/** Read side of the inbox, in the shape of the contract's `Notification` but for its target, newest first. */
export interface InboxReader {
  list(
    userId: UserId,
    after: { readonly at: string; readonly id: string } | null,
    limit: number,
  ): Promise<readonly InboxRow[]>;
  unreadCount(userId: UserId): Promise<number>;
}
