import type { BoardId, PostId, ReplyId, UserId } from '#kernel/ids.ts';
import type { PlaceRights } from '../../domain/access/place-rights.ts';
import type { ForumCategory } from '../../contract/vocabulary/posts.ts';
import { postNotFound, replyNotFound } from './errors.ts';
import type { PlaceAccess } from './place-access.ts';
import type {
  EditRow,
  ListedPost,
  PostPage,
  PostQueries,
  PostRow,
  ReplyPage,
  ReplyRow,
  WritingRow,
} from './post-queries.ts';

/** What someone reads, with the rights that decide how it is shown to them. */
export interface ReadBy<Read> {
  readonly read: Read;
  readonly rights: PlaceRights;
  readonly readerId: UserId | null;
}

/** Posts and replies as one reader may see them. */
export class ReadPosts {
  private readonly queries: PostQueries;
  private readonly access: PlaceAccess;

  constructor(queries: PostQueries, access: PlaceAccess) {
    this.queries = queries;
    this.access = access;
  }

  /** @throws as `PlaceAccess.toRead` */
  async inBoard(
    boardId: BoardId,
    page: PostPage,
    readerId: UserId | null,
  ): Promise<ReadBy<readonly ListedPost[]>> {
    const rights = await this.access.toRead({ kind: 'board', boardId }, readerId);
    const reader = { id: readerId, moderates: rights.mayModerate };
    return { read: await this.queries.inBoard(boardId, page, reader), rights, readerId };
  }

  /** The rights are the same in every category. */
  async inForum(
    category: ForumCategory | null,
    page: PostPage,
    readerId: UserId | null,
  ): Promise<ReadBy<readonly ListedPost[]>> {
    const rights = await this.access.toRead({ kind: 'forum', category: category ?? 'general' }, readerId);
    const reader = { id: readerId, moderates: rights.mayModerate };
    return { read: await this.queries.inForum(category, page, reader), rights, readerId };
  }

  /** What was deleted can be read as long as someone has answered it. @throws DomainError `community.post_not_found` */
  async post(id: PostId, readerId: UserId | null): Promise<ReadBy<PostRow>> {
    const found = await this.find(id, readerId);
    if (!found) throw postNotFound();
    return found;
  }

  /** @throws as `post` */
  async replies(
    postId: PostId,
    page: ReplyPage,
    readerId: UserId | null,
  ): Promise<ReadBy<{ post: PostRow; replies: readonly ReplyRow[] }>> {
    const { read: post, rights } = await this.post(postId, readerId);
    const reader = { id: readerId, moderates: rights.mayModerate };
    const replies = await this.queries.replies(postId, page, reader);
    return { read: { post, replies }, rights, readerId };
  }

  /** @throws DomainError `community.reply_not_found` */
  async reply(id: ReplyId, readerId: UserId | null): Promise<ReadBy<{ post: PostRow; reply: ReplyRow }>> {
    const reply = await this.queries.reply(id, readerId);
    const found = reply && (await this.find(reply.postId, readerId));
    if (!found || isWaiting(reply, found)) throw replyNotFound();
    return { ...found, read: { post: found.read, reply } };
  }

  /** Of what was removed, nobody but its author and the moderators reads what it said. @throws as `post` */
  async editsOfPost(id: PostId, readerId: UserId | null): Promise<readonly EditRow[]> {
    const { read, rights } = await this.post(id, readerId);
    if (!isShownTo(read, { rights, readerId })) throw postNotFound();
    return this.queries.editsOfPost(id);
  }

  /** @throws as `reply` */
  async editsOfReply(id: ReplyId, readerId: UserId | null): Promise<readonly EditRow[]> {
    const { read, rights } = await this.reply(id, readerId);
    const { post, reply } = read;
    const reader = { rights, readerId };
    if (!isShownTo(post, reader) || !isShownTo(reply, reader)) throw replyNotFound();
    return this.queries.editsOfReply(id);
  }

  private async find(id: PostId, readerId: UserId | null): Promise<ReadBy<PostRow> | null> {
    const post = await this.queries.post(id, readerId);
    if (!post) return null;
    const rights = await this.access.around(post, readerId);
    const isGone = post.state === 'deleted' && post.replyCount === 0;
    const isRefused = !rights.mayRead || isGone || isWaiting(post, { rights, readerId });
    return isRefused ? null : { read: post, rights, readerId };
  }
}

type ReadFor = Pick<ReadBy<unknown>, 'rights' | 'readerId'>;

/** Whether this reader sees what it says, and not only that there was something. */
export function isShownTo(
  { state, author }: Pick<WritingRow, 'state' | 'author'>,
  { rights, readerId }: ReadFor,
): boolean {
  if (state === 'published') return true;
  return state !== 'deleted' && (author.id === readerId || rights.mayModerate);
}

function isWaiting(writing: WritingRow, reader: ReadFor): boolean {
  return writing.state === 'in_review' && !isShownTo(writing, reader);
}
