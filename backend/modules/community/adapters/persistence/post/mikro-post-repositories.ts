import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { PostId, ReplyId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { PostRepository, ReplyRepository } from '#modules/community/application/post/ports.ts';
import { Post } from '#modules/community/domain/post/post.ts';
import { Reply } from '#modules/community/domain/post/reply.ts';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE };

export class MikroPostRepository implements PostRepository {
  private readonly orm: MikroORM;
  private readonly events: EventPublisher;

  constructor(orm: MikroORM, events: EventPublisher) {
    this.orm = orm;
    this.events = events;
  }

  async find(id: PostId): Promise<Post | null> {
    return transactionEm(this.orm).findOne(Post, { id }, LOCKED);
  }

  async save(post: Post): Promise<void> {
    await transactionEm(this.orm).persist(post).flush();
    await this.events.publish(post.pullEvents());
  }
}

const POST_OF: { name: string; text: string } = {
  name: 'community-post-of-reply',
  text: `select post_id as "postId" from post_replies where id = $1`,
};

export interface MikroReplyRepositoryNeeds {
  readonly orm: MikroORM;
  readonly sql: Sql;
  readonly events: EventPublisher;
}

export class MikroReplyRepository implements ReplyRepository {
  private readonly needs: MikroReplyRepositoryNeeds;

  constructor(needs: MikroReplyRepositoryNeeds) {
    this.needs = needs;
  }

  async postOf(id: ReplyId): Promise<PostId | null> {
    const row = await this.needs.sql.row<{ postId: PostId }>(POST_OF, [id]);
    return row?.postId ?? null;
  }

  async find(id: ReplyId): Promise<Reply | null> {
    return transactionEm(this.needs.orm).findOne(Reply, { id }, LOCKED);
  }

  async save(reply: Reply): Promise<void> {
    await transactionEm(this.needs.orm).persist(reply).flush();
    await this.needs.events.publish(reply.pullEvents());
  }
}
