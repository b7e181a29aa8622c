import type { Clock } from '#kernel/clock.ts';
import type { PostId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Post } from '../../domain/post/post.ts';
import type { CountChange } from '../../domain/post/writing.ts';
import { postNotFound } from './errors.ts';
import type { BoardPostCounts, PostRepository } from './ports.ts';

export interface PostChangesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly posts: PostRepository;
  readonly counts: BoardPostCounts;
  readonly clock: Clock;
}

/** Changes one post in one transaction: locks it, changes it, stores it, and updates its place's count. */
export class PostChanges {
  private readonly needs: PostChangesNeeds;

  constructor(needs: PostChangesNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `community.post_not_found`, and errors of `change` */
  async make(
    id: PostId,
    change: (post: Post, at: Date) => Promise<CountChange> | CountChange,
  ): Promise<Post> {
    const { unitOfWork, posts, counts, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const post = await posts.find(id);
      if (!post) throw postNotFound();
      const count = await change(post, clock.now());
      await posts.save(post);
      if (post.boardId && count !== 0) await counts.change(post.boardId, count);
      return post;
    });
  }
}
