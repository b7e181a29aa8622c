import type { UserId } from '#kernel/ids.ts';

/** Something that is about to be published. */
export interface Writing {
  readonly kind: 'post' | 'reply' | 'board' | 'event';
  readonly title: string | null;
  /** The plain words. */
  readonly text: string;
  readonly links: readonly string[];
  /**
   * The links before an edit. The original was judged when it was published, so an edit does not count as a
   * repetition, and only new links count.
   */
  readonly linksBefore?: readonly string[];
}

export interface WritingVerdict {
  /** It waits for a moderator, and its author sees that (rules.md#first-link-review). */
  readonly inReview: boolean;
  /** Automatic findings. They never decide anything. */
  readonly autoFlags: readonly string[];
}

/** Limits of new accounts and required reviews. Declared here, implemented by moderation. */
export interface WritingGuard {
  /** Throws if the author has reached a limit or has no confirmed email (403). */
  judge(author: UserId, writing: Writing): Promise<WritingVerdict>;
}

/** Blocks and mutes between people. Implemented by moderation. */
export interface Blocks {
  /** Whether either of the two has blocked the other. */
  standBetween(one: UserId, other: UserId): Promise<boolean>;
  /** Everyone whom that holds for: what they write is in no list that is made for this person. */
  around(person: UserId): Promise<readonly UserId[]>;
  /**
   * Whether to suppress notices about the speaker: either person blocked the other, or the listener muted the
   * speaker.
   */
  isSilenced(speaker: UserId, listener: UserId): Promise<boolean>;
}
