import type { UserId } from '#kernel/ids.ts';

export type ContentKind = 'post' | 'reply' | 'board' | 'event';

/** Content as a moderator sees it. */
export interface ContentForModerator {
  readonly kind: ContentKind;
  readonly id: string;
  readonly authorId: UserId;
  readonly title: string | null;
  /** The content as plain text. */
  readonly text: string;
  readonly html: string | null;
  /** Text from other fields that is read with it, such as an event's address or link. */
  readonly beside?: readonly string[];
  /** The page it is on. */
  readonly path: string;
  readonly isHidden: boolean;
  readonly isLocked: boolean;
  readonly isDeleted: boolean;
  readonly createdAt: Date;
}

export interface ModeratorDecision {
  /** Null if reports hid it automatically. */
  readonly by: UserId | null;
  /** The reason shown to the author. */
  readonly reason: string;
  readonly at: Date;
}

/** One kind of content under moderation; each kind binds one. All of them run inside the caller's transaction. */
export interface ModeratedContent {
  readonly kind: ContentKind;
  find(id: string): Promise<ContentForModerator | null>;
  /** Whether this person can read it in its place, ignoring whether it is hidden. */
  isReadableBy(id: string, person: UserId): Promise<boolean>;
  /** Hiding what is hidden changes nothing; the same holds for the others. */
  hide(id: string, decision: ModeratorDecision): Promise<void>;
  restore(id: string, decision: ModeratorDecision): Promise<void>;
  /** Ends or reopens replies; what has none ignores it. */
  lock(id: string, on: boolean, decision: ModeratorDecision): Promise<void>;
}
