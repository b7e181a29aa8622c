import type { PostId, ReplyId, UserId } from '#kernel/ids.ts';
import { UNCHANGED } from '../../domain/post/writing.ts';
import type { PlaceAccess } from './place-access.ts';
import type { PostChanges } from './post-changes.ts';
import type { ReplyChanges } from './reply-changes.ts';

export interface ModerateWritingNeeds {
  readonly posts: PostChanges;
  readonly replies: ReplyChanges;
  readonly access: PlaceAccess;
}

export interface HideInBoard {
  readonly on: boolean;
  /** The reason shown to the author. */
  readonly reason: string | null;
}

/** The owner and the moderators of a board keep order there (rules.md#board-moderators). */
export class ModerateWriting {
  private readonly needs: ModerateWritingNeeds;

  constructor(needs: ModerateWritingNeeds) {
    this.needs = needs;
  }

  /** @throws as `PlaceAccess.toModerate` */
  async pin(id: PostId, by: UserId, on: boolean): Promise<void> {
    await this.needs.posts.make(id, async (post) => {
      await this.needs.access.toModerate(post, post, by);
      post.pin(on);
      return UNCHANGED;
    });
  }

  /** @throws as `PlaceAccess.toModerate` */
  async lock(id: PostId, by: UserId, on: boolean): Promise<void> {
    await this.needs.posts.make(id, async (post) => {
      await this.needs.access.toModerate(post, post, by);
      post.lock(on);
      return UNCHANGED;
    });
  }

  /** @throws as `PlaceAccess.toModerate`; DomainError `community.hidden_by_crewvine` (403) */
  async hidePost(id: PostId, by: UserId, { on, reason }: HideInBoard): Promise<void> {
    await this.needs.posts.make(id, async (post, at) => {
      await this.needs.access.toModerate(post, post, by);
      return on ? post.hide({ by, byBoard: true, reason }, at) : post.showInBoard(at);
    });
  }

  /** @throws as `hidePost` */
  async hideReply(id: ReplyId, by: UserId, { on, reason }: HideInBoard): Promise<void> {
    await this.needs.replies.make(id, async (reply, post, at) => {
      await this.needs.access.toModerate(post, reply, by);
      return on ? reply.hide({ by, byBoard: true, reason }, at) : reply.showInBoard(at);
    });
  }
}
