import { asId, type UserId } from '#kernel/ids.ts';
import { UNCHANGED } from '../../domain/post/writing.ts';
import type {
  ContentForModerator,
  ModeratedContent,
  ModeratorDecision,
} from '../moderation/moderated-content.ts';
import type { PostChanges } from './post-changes.ts';
import type { PostsForModerator } from './post-queries.ts';
import type { WritingReaders } from './writing-readers.ts';

/** Posts as Crewvine's moderators handle them. Restoring one that waits for review publishes it. */
export class ModeratedPosts implements ModeratedContent {
  readonly kind = 'post';
  private readonly queries: PostsForModerator;
  private readonly posts: PostChanges;
  private readonly readers: WritingReaders;

  constructor(queries: PostsForModerator, posts: PostChanges, readers: WritingReaders) {
    this.queries = queries;
    this.posts = posts;
    this.readers = readers;
  }

  async find(id: string): Promise<ContentForModerator | null> {
    return this.queries.postForModerator(asId<'post'>(id));
  }

  async isReadableBy(id: string, person: UserId): Promise<boolean> {
    return this.readers.ofPost(id, person);
  }

  async hide(id: string, { by, reason, at }: ModeratorDecision): Promise<void> {
    await this.posts.make(asId<'post'>(id), (post) => post.hide({ by, byBoard: false, reason }, at));
  }

  async restore(id: string, { at }: ModeratorDecision): Promise<void> {
    await this.posts.make(asId<'post'>(id), (post) => post.restore(at));
  }

  async lock(id: string, on: boolean): Promise<void> {
    await this.posts.make(asId<'post'>(id), (post) => {
      post.lock(on);
      return UNCHANGED;
    });
  }
}
