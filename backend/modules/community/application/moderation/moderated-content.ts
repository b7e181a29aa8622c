import type { UserId } from '#kernel/ids.ts';

export type ContentKind = 'post' | 'reply' | 'board' | 'event';

/** A piece of content as a moderator looks at it. */
export interface ContentForModerator {
  readonly kind: ContentKind;
  readonly id: string;
  readonly authorId: UserId;
  readonly title: string | null;
  /** What was written, as words. */
  readonly text: string;
  readonly html: string | null;
  /** What is read with it and stands in fields of its own: the address of an event, its link. */
  readonly beside?: readonly string[];
  /** The page it is on. */
  readonly path: string;
  readonly isHidden: boolean;
  readonly isLocked: boolean;
  readonly isDeleted: boolean;
  readonly createdAt: Date;
}

export interface ModeratorDecision {
  /** Null where reports have hidden it by themselves. */
  readonly by: UserId | null;
  /** What its author reads. */
  readonly reason: string;
  readonly at: Date;
}

/** One kind of content under moderation; each kind binds one. All of them run inside the caller's transaction. */
export interface ModeratedContent {
  readonly kind: ContentKind;
  find(id: string): Promise<ContentForModerator | null>;
  /** Whether this person reads it where it stands, or would if nobody had hidden it. */
  isReadableBy(id: string, person: UserId): Promise<boolean>;
  /** Hiding what is hidden changes nothing; the same holds for the others. */
  hide(id: string, decision: ModeratorDecision): Promise<void>;
  restore(id: string, decision: ModeratorDecision): Promise<void>;
  /** Ends or reopens replies; what has none ignores it. */
  lock(id: string, on: boolean, decision: ModeratorDecision): Promise<void>;
}
