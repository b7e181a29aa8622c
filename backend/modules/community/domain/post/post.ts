import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import {
  newId,
  type BoardId,
  type EventId,
  type JobId,
  type PostId,
  type ReplyId,
  type UserId,
} from '#kernel/ids.ts';
import type { ForumCategory, PostType } from '../../contract/vocabulary/posts.ts';
import type { Reply } from './reply.ts';
import { topRank } from './top-rank.ts';
import { beginWriting, Writing, type CountChange, type Draft } from './writing.ts';

/** The place of a post; exactly one is set. */
export interface PostPlace {
  readonly boardId: BoardId | null;
  readonly category: ForumCategory | null;
  readonly eventId: EventId | null;
}

export interface PostDraft extends Draft {
  readonly title: string;
  readonly type: PostType;
  /** Only for a `job_sharing` post; null if the job is not on Crewvine. */
  readonly jobId: JobId | null;
  readonly tags: readonly string[];
  readonly location: string | null;
}

/** A post of a board, of the forum or of an event. */
export class Post extends Writing {
  readonly id!: PostId;
  readonly boardId!: BoardId | null;
  readonly category!: ForumCategory | null;
  readonly eventId!: EventId | null;
  readonly title!: string;
  readonly type!: PostType;
  readonly jobId!: JobId | null;
  readonly tags!: string[];
  readonly location!: string | null;
  /** Replies that others can read. */
  readonly replyCount!: number;
  readonly isPinned!: boolean;
  readonly lockReplies!: boolean;
  readonly acceptedReplyId!: ReplyId | null;
  readonly lastActivityAt!: Date;
  readonly topRank!: number;

  static write(
    authorId: UserId,
    place: PostPlace,
    draft: PostDraft,
    at: Date,
  ): { post: Post; count: CountChange } {
    const { title, type, jobId, tags, location, ...text } = draft;
    const post = Object.assign(new Post(), {
      ...beginWriting(text, at),
      id: newId<'post'>(),
      authorId,
      ...place,
      title,
      type,
      jobId,
      location,
      tags: [...tags],
      replyCount: 0,
      isPinned: false,
      lockReplies: false,
      acceptedReplyId: null,
      lastActivityAt: at,
      topRank: topRank(0, 0, at),
    });
    return { post, count: post.changing(at, () => undefined) };
  }

  get place(): PostPlace {
    const { boardId, category, eventId } = this;
    return { boardId, category, eventId };
  }

  edit(draft: Draft & Pick<PostDraft, 'title' | 'tags'>, at: Date): CountChange {
    const { title, tags, ...text } = draft;
    this.become({ title, tags: [...tags] });
    return this.rewrite(text, at);
  }

  override countLike(isLiked: boolean): void {
    super.countLike(isLiked);
    this.rank();
  }

  /** A reply became readable (1) or stopped being readable (-1). */
  countReply(change: CountChange): void {
    this.become({ replyCount: this.replyCount + change });
    this.rank();
  }

  /** A new reply moves the post up among the active ones. */
  noteActivity(at: Date): void {
    this.become({ lastActivityAt: at });
  }

  pin(isPinned: boolean): void {
    this.become({ isPinned });
  }

  lock(lockReplies: boolean): void {
    this.become({ lockReplies });
  }

  /** @throws DomainError `community.replies_locked` (conflict), `community.not_published` (conflict) */
  assertTakesReplies(): void {
    this.assertPublished();
    if (this.lockReplies) {
      throw new DomainError('community.replies_locked', 'conflict', 'Replies to this post are locked');
    }
  }

  /** @throws DomainError `community.not_published` (conflict) */
  assertPublished(): void {
    if (this.isPublished) return;
    throw new DomainError('community.not_published', 'conflict', "This isn't available right now");
  }

  /**
   * The reply that answers the question; null takes it back.
   * @throws DomainError `community.not_a_question` (rule_broken), `community.not_published` (conflict)
   */
  accept(reply: Reply | null, at: Date): void {
    if (this.type !== 'question') {
      throw new DomainError('community.not_a_question', 'rule_broken', 'Only a question has an answer');
    }
    this.assertPublished();
    if (reply?.id === this.acceptedReplyId) return;
    this.become({ acceptedReplyId: reply?.id ?? null, updatedAt: at });
    if (reply) this.record(domainEvent('community.answer_accepted', at, reply.parties));
  }

  /** Clears the accepted answer if it was removed. */
  forgetAnswer(id: ReplyId): void {
    if (this.acceptedReplyId === id) this.become({ acceptedReplyId: null });
  }

  protected tell(what: 'published' | 'removed' | 'restored', at: Date): void {
    const parties = { postId: this.id, authorId: this.authorId };
    const { place, mentioned } = this;
    if (what === 'published')
      this.record(domainEvent('community.post_published', at, { ...parties, ...place, mentioned }));
    if (what === 'removed') this.record(domainEvent('community.post_removed', at, parties));
    if (what === 'restored') this.record(domainEvent('community.post_restored', at, parties));
  }

  private rank(): void {
    this.become({ topRank: topRank(this.likeCount, this.replyCount, this.createdAt) });
  }
}
