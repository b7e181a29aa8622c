import type { PostId, ReplyId, UserId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { Reply } from '../../domain/post/reply.ts';
import type { Contact } from '../access/contact.ts';
import { postNotFound, quoteNotFound } from './errors.ts';
import { type PlaceAccess, placeOf } from './place-access.ts';
import type { PostRepository, ReplyRepository } from './ports.ts';
import type { TextWriter } from './text-writer.ts';

export interface PublishReplyNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: PlaceAccess;
  readonly contact: Contact;
  readonly posts: PostRepository;
  readonly replies: ReplyRepository;
  readonly writer: TextWriter;
  readonly clock: Clock;
}

/** Someone answers a post, perhaps one of its replies. */
export class PublishReply {
  private readonly needs: PublishReplyNeeds;

  constructor(needs: PublishReplyNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `community.replies_locked` (409), `community.quote_not_found` (400), and as `PlaceAccess.toChange`, `Contact.assertOpen` */
  async run(
    postId: PostId,
    author: UserId,
    content: string,
    quotedReplyId: ReplyId | null,
  ): Promise<ReplyId> {
    const { unitOfWork, access, contact, posts, replies, writer, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const post = await posts.find(postId);
      if (!post) throw postNotFound();
      await access.toChange(post, post, author);
      post.assertTakesReplies();
      const quoted = quotedReplyId ? await this.quotable(postId, quotedReplyId) : [];
      await contact.assertOpen('reply', author, [post.authorId, ...quoted]);
      const draft = await writer.draft({ kind: 'reply', author, place: placeOf(post), title: null, content });
      const at = clock.now();
      const { reply, count } = Reply.write(author, postId, { ...draft, quotedReplyId }, at);
      await replies.save(reply);
      if (count === 0) return reply.id;
      post.countReply(count);
      post.noteActivity(at);
      await posts.save(post);
      return reply.id;
    });
  }

  /** The author of the quoted reply. */
  private async quotable(postId: PostId, id: ReplyId): Promise<readonly UserId[]> {
    const quoted = await this.needs.replies.find(id);
    if (quoted?.postId !== postId || !quoted.isPublished) throw quoteNotFound();
    return [quoted.authorId];
  }
}
