import type { PostId, ReplyId, UserId } from '#kernel/ids.ts';
import { UNCHANGED } from '../../domain/post/writing.ts';
import { replyNotFound } from './errors.ts';
import type { Contact } from '../access/contact.ts';
import type { PlaceAccess } from './place-access.ts';
import type { PostChanges } from './post-changes.ts';
import type { ReplyRepository } from './ports.ts';

export interface AcceptAnswerNeeds {
  readonly posts: PostChanges;
  readonly replies: ReplyRepository;
  readonly access: PlaceAccess;
  readonly contact: Contact;
}

/** Lets the author of a question mark the reply that answered it (rules.md#accepted-answer). */
export class AcceptAnswer {
  private readonly needs: AcceptAnswerNeeds;

  constructor(needs: AcceptAnswerNeeds) {
    this.needs = needs;
  }

  /** Null takes it back. @throws DomainError `community.not_a_question` (422), `community.reply_not_found`, and as `PlaceAccess.toEdit`, `Contact.assertOpen` */
  async run(id: PostId, by: UserId, replyId: ReplyId | null): Promise<void> {
    const { posts, replies, access, contact } = this.needs;
    await posts.make(id, async (post, at) => {
      await access.toEdit(post, post, by);
      const reply = replyId && (await replies.find(replyId));
      if (replyId && (reply?.postId !== id || !reply.isPublished)) throw replyNotFound();
      if (reply) await contact.assertOpen('accept', by, [reply.authorId]);
      post.accept(reply, at);
      return UNCHANGED;
    });
  }
}
