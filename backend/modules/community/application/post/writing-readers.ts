import { asId, type UserId } from '#kernel/ids.ts';
import type { PlaceAccess } from './place-access.ts';
import type { PostQueries, PostRow, WritingRow } from './post-queries.ts';

/** Who reads a post or a reply where it stands, whether or not somebody has hidden it. */
export class WritingReaders {
  private readonly queries: Pick<PostQueries, 'post' | 'reply'>;
  private readonly access: PlaceAccess;

  constructor(queries: Pick<PostQueries, 'post' | 'reply'>, access: PlaceAccess) {
    this.queries = queries;
    this.access = access;
  }

  async ofPost(id: string, person: UserId): Promise<boolean> {
    const post = await this.queries.post(asId<'post'>(id), person);
    return post !== null && this.reads(person, post, post);
  }

  async ofReply(id: string, person: UserId): Promise<boolean> {
    const reply = await this.queries.reply(asId<'reply'>(id), person);
    const post = reply && (await this.queries.post(reply.postId, person));
    return post !== null && this.reads(person, post, post, reply);
  }

  /** What waits for review is read by its author and the moderators of its place. */
  private async reads(
    person: UserId,
    post: PostRow,
    ...writings: readonly (WritingRow | null)[]
  ): Promise<boolean> {
    const { mayRead, mayModerate } = await this.access.around(post, person);
    const isOpen = (one: WritingRow | null): boolean =>
      one?.state !== 'in_review' || one.author.id === person || mayModerate;
    return mayRead && writings.every(isOpen);
  }
}
