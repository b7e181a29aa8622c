import type { PostId, ReplyId, UserId } from '#kernel/ids.ts';
import type { PlaceAccess } from './place-access.ts';
import type { PostChanges } from './post-changes.ts';
import type { ReplyChanges } from './reply-changes.ts';

export interface RemoveWritingNeeds {
  readonly posts: PostChanges;
  readonly replies: ReplyChanges;
  readonly access: PlaceAccess;
}

/**
 * Lets authors delete their texts permanently. An answered text leaves a placeholder, so that the thread
 * stays readable (rules.md#removed-content).
 */
export class RemoveWriting {
  private readonly needs: RemoveWritingNeeds;

  constructor(needs: RemoveWritingNeeds) {
    this.needs = needs;
  }

  /** @throws as `PlaceAccess.toEdit` */
  async ofPost(id: PostId, by: UserId): Promise<void> {
    await this.needs.posts.make(id, async (post, at) => {
      await this.needs.access.toEdit(post, post, by);
      return post.remove(at);
    });
  }

  /** @throws as `PlaceAccess.toEdit` */
  async ofReply(id: ReplyId, by: UserId): Promise<void> {
    await this.needs.replies.make(id, async (reply, post, at) => {
      await this.needs.access.toEdit(post, reply, by);
      return reply.remove(at);
    });
  }
}
