import type { Clock } from '#kernel/clock.ts';
import type { ReplyId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Post } from '../../domain/post/post.ts';
import type { Reply } from '../../domain/post/reply.ts';
import type { CountChange } from '../../domain/post/writing.ts';
import { replyNotFound } from './errors.ts';
import type { PostRepository, ReplyRepository } from './ports.ts';

export interface ReplyChangesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly posts: PostRepository;
  readonly replies: ReplyRepository;
  readonly clock: Clock;
}

/** Changes one reply as a whole: its post is locked first, and counts it in the same transaction. */
export class ReplyChanges {
  private readonly needs: ReplyChangesNeeds;

  constructor(needs: ReplyChangesNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `community.reply_not_found`, and errors of `change` */
  async make(
    id: ReplyId,
    change: (reply: Reply, post: Post, at: Date) => Promise<CountChange> | CountChange,
  ): Promise<Reply> {
    const { unitOfWork, posts, replies, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const postId = await replies.postOf(id);
      const post = postId && (await posts.find(postId));
      const reply = post && (await replies.find(id));
      if (!reply) throw replyNotFound();
      const [at, isNew] = [clock.now(), reply.publishedAt === null];
      const count = await change(reply, post, at);
      if (count !== 0) post.countReply(count);
      // An approved reply is new to its readers, so it counts as activity now.
      if (count > 0 && isNew) post.noteActivity(at);
      if (count < 0) post.forgetAnswer(reply.id);
      await replies.save(reply);
      await posts.save(post);
      return reply;
    });
  }
}
