import { asId, type UserId } from '#kernel/ids.ts';
import type { PlaceAccess } from './place-access.ts';
import type { PostQueries, PostRow, WritingRow } from './post-queries.ts';

/** Whether someone can read a post or a reply in its place, ignoring whether it is hidden. */
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

  /** Only the author and the place's moderators read a text in review. */
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
