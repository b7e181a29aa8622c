import type { UserId } from '#kernel/ids.ts';

/** Something that is about to be published. */
export interface Writing {
  readonly kind: 'post' | 'reply' | 'board' | 'event';
  readonly title: string | null;
  /** The words alone. */
  readonly text: string;
  readonly links: readonly string[];
  /**
   * Of an edit, the links that it had before. What is edited was judged and counted when it was published: it repeats nobody by
   * saying the same again, and only its new links count.
   */
  readonly linksBefore?: readonly string[];
}

export interface WritingVerdict {
  /** It waits for a moderator, and its author sees that (rules.md#first-link-review). */
  readonly inReview: boolean;
  /** What a machine noticed. It never decides alone. */
  readonly autoFlags: readonly string[];
}

/** What new accounts may not do yet, and what has to wait. Declared here, filled by moderation. */
export interface WritingGuard {
  /** Throws where the author has reached a limit, or has no confirmed email (403). */
  judge(author: UserId, writing: Writing): Promise<WritingVerdict>;
}

/** Who does not want to hear of whom. Filled by moderation. */
export interface Blocks {
  /** Whether either of the two has blocked the other. */
  standBetween(one: UserId, other: UserId): Promise<boolean>;
  /** Everyone whom that holds for: what they write is in no list that is made for this person. */
  around(person: UserId): Promise<readonly UserId[]>;
  /** Whether the listener is not to be told of what the speaker does: a block of either, or the listener's mute. */
  isSilenced(speaker: UserId, listener: UserId): Promise<boolean>;
}
