import { Aggregate } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { WritingState } from '../../contract/vocabulary/posts.ts';
import type { CommunityEvents } from '../events.ts';

/** A typed text after rendering and review checks. */
export interface Draft {
  readonly content: string;
  readonly contentHtml: string;
  readonly language: Language;
  readonly mentioned: readonly UserId[];
  /** It waits for a moderator (rules.md#first-link-review). */
  readonly inReview: boolean;
}

export interface Hiding {
  /** Null if reports hid it automatically. */
  readonly by: UserId | null;
  /** Whether a board's own moderators did it, who may undo no more than that. */
  readonly byBoard: boolean;
  readonly reason: string | null;
}

/** How many more or fewer others can read it now: counts move by this in the same transaction. */
export type CountChange = -1 | 0 | 1;
export const UNCHANGED: CountChange = 0;

type Visibility = 'published' | 'removed' | 'restored';

/** Fields that posts and replies share: text, likes, and whether others can read it. */
export abstract class Writing extends Aggregate<keyof CommunityEvents> {
  readonly authorId!: UserId;
  readonly content!: string;
  readonly contentHtml!: string;
  readonly language!: Language;
  readonly mentioned!: UserId[];
  readonly likeCount!: number;
  readonly isHidden!: boolean;
  readonly hiddenBy!: UserId | null;
  readonly hiddenAt!: Date | null;
  readonly hiddenReason!: string | null;
  readonly hiddenByBoard!: boolean;
  readonly inReview!: boolean;
  /** When others could read it first; null before that. */
  readonly publishedAt!: Date | null;
  readonly editedAt!: Date | null;
  readonly deletedAt!: Date | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;

  get state(): WritingState {
    if (this.deletedAt) return 'deleted';
    if (this.isHidden) return 'hidden';
    return this.inReview ? 'in_review' : 'published';
  }

  get isPublished(): boolean {
    return this.state === 'published';
  }

  countLike(isLiked: boolean): void {
    this.become({ likeCount: this.likeCount + (isLiked ? 1 : -1) });
  }

  /** Deletes permanently; there is no restore. */
  remove(at: Date): CountChange {
    return this.changing(at, () => this.become({ deletedAt: this.deletedAt ?? at }));
  }

  /** Hiding what is hidden changes nothing, so that the first reason stays. */
  hide({ by, byBoard, reason }: Hiding, at: Date): CountChange {
    if (this.isHidden) return 0;
    const hidden = { hiddenBy: by, hiddenAt: at, hiddenReason: reason, hiddenByBoard: byBoard };
    return this.changing(at, () => this.become({ isHidden: true, ...hidden }));
  }

  /** By Crewvine's moderators: shows it, and lets through what waits for review. */
  restore(at: Date): CountChange {
    return this.changing(at, () => this.become({ ...NOT_HIDDEN, inReview: false }));
  }

  /**
   * By a board's own moderators, who do not overrule Crewvine's (rules.md#board-moderators).
   * @throws DomainError `community.hidden_by_crewvine` (forbidden)
   */
  showInBoard(at: Date): CountChange {
    if (!this.isHidden) return 0;
    if (!this.hiddenByBoard) {
      throw new DomainError(
        'community.hidden_by_crewvine',
        'forbidden',
        'Crewvine hid this, so only Crewvine can show it again',
      );
    }
    return this.changing(at, () => this.become(NOT_HIDDEN));
  }

  /** A new version; one that has to wait for review is not readable until then. */
  protected rewrite({ inReview, ...text }: Draft, at: Date): CountChange {
    return this.changing(at, () =>
      this.become({
        ...text,
        mentioned: [...text.mentioned],
        inReview: this.inReview || inReview,
        editedAt: at,
      }),
    );
  }

  /** Returns 1 if the change made it readable to others, -1 if it made it unreadable, else 0. */
  protected changing(at: Date, change: () => void): CountChange {
    const wasPublished = this.publishedAt !== null && this.isPublished;
    change();
    if (wasPublished === this.isPublished) return 0;
    this.become({ updatedAt: at });
    if (!this.isPublished) {
      this.tell('removed', at);
      return -1;
    }
    const isFirst = this.publishedAt === null;
    this.become({ publishedAt: this.publishedAt ?? at });
    this.tell(isFirst ? 'published' : 'restored', at);
    return 1;
  }

  protected abstract tell(what: Visibility, at: Date): void;

  protected become(changes: object): void {
    Object.assign(this, changes);
  }
}

const NOT_HIDDEN = {
  isHidden: false,
  hiddenBy: null,
  hiddenAt: null,
  hiddenReason: null,
  hiddenByBoard: false,
};

/** Initial fields of new posts and replies. */
export function beginWriting({ inReview, ...text }: Draft, at: Date) {
  return {
    ...text,
    mentioned: [...text.mentioned],
    ...NOT_HIDDEN,
    inReview,
    likeCount: 0,
    publishedAt: null,
    editedAt: null,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
    version: 1,
  };
}
