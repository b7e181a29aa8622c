import type { UserId } from '#kernel/ids.ts';

export interface InboxRow {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, string>>;
  readonly createdAt: string;
}

/** Read side of the inbox, in the shape of the contract's `Notification` but for its target, newest first. */
export interface InboxReader {
  list(
    userId: UserId,
    after: { readonly at: string; readonly id: string } | null,
    limit: number,
  ): Promise<readonly InboxRow[]>;
}
