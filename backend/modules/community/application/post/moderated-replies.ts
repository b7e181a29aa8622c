import { asId } from '#kernel/ids.ts';
import type {
  ContentForModerator,
  ModeratedContent,
  ModeratorDecision,
} from '../moderation/moderated-content.ts';
import type { PostsForModerator } from './post-queries.ts';
import type { ReplyChanges } from './reply-changes.ts';

/** Replies as Crewvine's moderators handle them. */
export class ModeratedReplies implements ModeratedContent {
  readonly kind = 'reply';
  private readonly queries: PostsForModerator;
  private readonly replies: ReplyChanges;

  constructor(queries: PostsForModerator, replies: ReplyChanges) {
    this.queries = queries;
    this.replies = replies;
  }

  async find(id: string): Promise<ContentForModerator | null> {
    return this.queries.replyForModerator(asId<'reply'>(id));
  }

  async hide(id: string, { by, reason, at }: ModeratorDecision): Promise<void> {
    await this.replies.make(asId<'reply'>(id), (reply) => reply.hide({ by, byBoard: false, reason }, at));
  }

  async restore(id: string, { at }: ModeratorDecision): Promise<void> {
    await this.replies.make(asId<'reply'>(id), (reply) => reply.restore(at));
  }

  async lock(): Promise<void> {
    return undefined;
  }
}
