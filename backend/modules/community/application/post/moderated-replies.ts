import { asId, type UserId } from '#kernel/ids.ts';
import type {
  ContentForModerator,
  ModeratedContent,
  ModeratorDecision,
} from '../moderation/moderated-content.ts';
import type { PostsForModerator } from './post-queries.ts';
import type { ReplyChanges } from './reply-changes.ts';
import type { WritingReaders } from './writing-readers.ts';

/** Replies as Crewvine's moderators handle them. */
export class ModeratedReplies implements ModeratedContent {
  readonly kind = 'reply';
  private readonly queries: PostsForModerator;
  private readonly replies: ReplyChanges;
  private readonly readers: WritingReaders;

  constructor(queries: PostsForModerator, replies: ReplyChanges, readers: WritingReaders) {
    this.queries = queries;
    this.replies = replies;
    this.readers = readers;
  }

  async find(id: string): Promise<ContentForModerator | null> {
    return this.queries.replyForModerator(asId<'reply'>(id));
  }

  async isReadableBy(id: string, person: UserId): Promise<boolean> {
    return this.readers.ofReply(id, person);
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
