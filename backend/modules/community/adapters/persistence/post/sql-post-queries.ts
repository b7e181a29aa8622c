import type { BoardId, PostId, ReplyId, UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  EditRow,
  ListedPost,
  PostPage,
  PostQueries,
  PostRow,
  Reader,
  ReplyPage,
  ReplyRow,
} from '#modules/community/application/post/post-queries.ts';
import type { ForumCategory } from '#modules/community/contract/vocabulary/posts.ts';
import { ONE_POST, POST_LISTS, type PostScope } from './post-statements.ts';
import { EDITS_OF_POST, EDITS_OF_REPLY, ONE_REPLY, REPLY_LISTS } from './reply-statements.ts';

/** Joins `users` for the authors and `jobs` for what is shared. */
export class SqlPostQueries implements PostQueries {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async inBoard(boardId: BoardId, page: PostPage, reader: Reader): Promise<readonly ListedPost[]> {
    return this.list('board', boardId, page, reader);
  }

  async inForum(
    category: ForumCategory | null,
    page: PostPage,
    reader: Reader,
  ): Promise<readonly ListedPost[]> {
    return this.list(category ? 'category' : 'forum', category, page, reader);
  }

  async post(id: PostId, readerId: UserId | null): Promise<PostRow | null> {
    return this.sql.row<PostRow>(ONE_POST, [id, readerId]);
  }

  async replies(postId: PostId, page: ReplyPage, reader: Reader): Promise<readonly ReplyRow[]> {
    const { first, after } = REPLY_LISTS[page.order];
    const values = [postId, reader.id, reader.moderates, page.limit + 1];
    return page.after
      ? this.sql.rows<ReplyRow>(after, [...values, page.after])
      : this.sql.rows<ReplyRow>(first, values);
  }

  async reply(id: ReplyId, readerId: UserId | null): Promise<ReplyRow | null> {
    return this.sql.row<ReplyRow>(ONE_REPLY, [id, readerId]);
  }

  async editsOfPost(id: PostId): Promise<readonly EditRow[]> {
    return this.sql.rows<EditRow>(EDITS_OF_POST, [id]);
  }

  async editsOfReply(id: ReplyId): Promise<readonly EditRow[]> {
    return this.sql.rows<EditRow>(EDITS_OF_REPLY, [id]);
  }

  private async list(
    scope: PostScope,
    of: string | null,
    { order, limit, after }: PostPage,
    reader: Reader,
  ): Promise<readonly ListedPost[]> {
    const statements = POST_LISTS[scope][order];
    const values = [of, reader.id, reader.moderates, limit + 1];
    const rows = after
      ? await this.sql.rows<PostRow & { keyBy: string }>(statements.after, [
          ...values,
          after.isPinned,
          after.by,
          after.id,
        ])
      : await this.sql.rows<PostRow & { keyBy: string }>(statements.first, values);
    return rows.map(({ keyBy, ...post }) => ({
      post,
      key: { order, isPinned: post.isPinned, by: keyBy, id: post.id },
    }));
  }
}
