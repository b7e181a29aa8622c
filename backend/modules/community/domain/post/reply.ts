import { domainEvent } from '#kernel/domain-events.ts';
import { newId, type PostId, type ReplyId, type UserId } from '#kernel/ids.ts';
import type { ReplyParties } from '../events.ts';
import { beginWriting, Writing, type CountChange, type Draft } from './writing.ts';

export interface ReplyDraft extends Draft {
  /** A reply to the same post. */
  readonly quotedReplyId: ReplyId | null;
}

/** An answer to a post, perhaps to one of its replies. */
export class Reply extends Writing {
  readonly id!: ReplyId;
  readonly postId!: PostId;
  readonly quotedReplyId!: ReplyId | null;

  static write(
    authorId: UserId,
    postId: PostId,
    draft: ReplyDraft,
    at: Date,
  ): { reply: Reply; count: CountChange } {
    const { quotedReplyId, ...text } = draft;
    const reply = Object.assign(new Reply(), {
      ...beginWriting(text, at),
      id: newId<'reply'>(),
      postId,
      authorId,
      quotedReplyId,
    });
    return { reply, count: reply.changing(at, () => undefined) };
  }

  get parties(): ReplyParties {
    return { replyId: this.id, postId: this.postId, authorId: this.authorId };
  }

  edit(draft: Draft, at: Date): CountChange {
    return this.rewrite(draft, at);
  }

  protected tell(what: 'published' | 'removed' | 'restored', at: Date): void {
    const { parties, quotedReplyId, mentioned } = this;
    if (what === 'published')
      this.record(domainEvent('community.reply_published', at, { ...parties, quotedReplyId, mentioned }));
    if (what === 'removed') this.record(domainEvent('community.reply_removed', at, parties));
    if (what === 'restored') this.record(domainEvent('community.reply_restored', at, parties));
  }
}
