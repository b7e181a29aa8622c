import type { BoardId, PostId, ReplyId, UserId } from '#kernel/ids.ts';
import type { PlaceRights } from '../../domain/access/place-rights.ts';
import { mayReadThread } from '../../domain/access/thread-rights.ts';
import type { ForumCategory } from '../../contract/vocabulary/posts.ts';
import { postNotFound, replyNotFound } from './errors.ts';
import type { Contact } from '../access/contact.ts';
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

/** Data with the reader's rights, which decide how it is presented. */
export interface ReadBy<Read> {
  readonly read: Read;
  readonly rights: PlaceRights;
  readonly readerId: UserId | null;
  /** People with whom the reader has no contact. */
  readonly parted: ReadonlySet<string>;
}

/** Posts and replies as one reader may see them. */
export class ReadPosts {
  private readonly queries: PostQueries;
  private readonly access: PlaceAccess;
  private readonly contact: Contact;

  constructor(queries: PostQueries, access: PlaceAccess, contact: Contact) {
    this.queries = queries;
    this.access = access;
    this.contact = contact;
  }

  /** @throws as `PlaceAccess.toRead` */
  async inBoard(
    boardId: BoardId,
    page: PostPage,
    readerId: UserId | null,
  ): Promise<ReadBy<readonly ListedPost[]>> {
    const rights = await this.access.toRead({ kind: 'board', boardId }, readerId);
    const reader = { id: readerId, moderates: rights.mayModerate };
    const read = await this.queries.inBoard(boardId, page, reader);
    return { read, rights, readerId, parted: await this.contact.partedFrom(readerId) };
  }

  /** The rights are the same in every category. */
  async inForum(
    category: ForumCategory | null,
    page: PostPage,
    readerId: UserId | null,
  ): Promise<ReadBy<readonly ListedPost[]>> {
    const rights = await this.access.toRead({ kind: 'forum', category: category ?? 'general' }, readerId);
    const reader = { id: readerId, moderates: rights.mayModerate };
    const read = await this.queries.inForum(category, page, reader);
    return { read, rights, readerId, parted: await this.contact.partedFrom(readerId) };
  }

  /** A deleted post stays readable while it has replies. @throws DomainError `community.post_not_found` */
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
    const found = await this.post(postId, readerId);
    const { read: post, rights } = found;
    const reader = { id: readerId, moderates: rights.mayModerate };
    const replies = await this.queries.replies(postId, page, reader);
    return { ...found, read: { post, replies } };
  }

  /** @throws DomainError `community.reply_not_found` */
  async reply(id: ReplyId, readerId: UserId | null): Promise<ReadBy<{ post: PostRow; reply: ReplyRow }>> {
    const reply = await this.queries.reply(id, readerId);
    const found = reply && (await this.find(reply.postId, readerId));
    if (!found || isWaiting(reply, found)) throw replyNotFound();
    return { ...found, read: { post: found.read, reply } };
  }

  /** Only the author and moderators read the earlier versions of a removed text. @throws as `post` */
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
    const isOwn = readerId !== null && post.author.id === readerId;
    if (!mayReadThread({ ...post, isOwn }, rights)) return null;
    return { read: post, rights, readerId, parted: await this.contact.partedFrom(readerId) };
  }
}

type ReadFor = Pick<ReadBy<unknown>, 'rights' | 'readerId'>;

/** Whether this reader sees the text and not only a placeholder. */
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
