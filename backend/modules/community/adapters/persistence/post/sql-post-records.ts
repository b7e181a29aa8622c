import { newId, type BoardId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  BoardPostCounts,
  Likes,
  TextEdits,
  WritingId,
} from '#modules/community/application/post/ports.ts';
import type { CountChange } from '#modules/community/domain/post/writing.ts';

const UNLIKE = {
  name: 'community-unlike',
  text: `delete from post_likes where user_id = $1 and (post_id = $2 or reply_id = $3) returning user_id`,
};
const LIKE = {
  name: 'community-like',
  text: `insert into post_likes (user_id, post_id, reply_id, created_at) values ($1, $2, $3, $4)`,
};

export class SqlLikes implements Likes {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async toggle(person: UserId, { postId, replyId }: WritingId, at: Date): Promise<boolean> {
    const taken = await this.sql.row(UNLIKE, [person, postId, replyId]);
    if (taken) return false;
    await this.sql.rows(LIKE, [person, postId, replyId, at]);
    return true;
  }
}

const ADD_EDIT = {
  name: 'community-text-edit',
  text: `insert into text_edits (id, post_id, reply_id, title, content, content_html, created_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};

export class SqlTextEdits implements TextEdits {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(
    { postId, replyId }: WritingId,
    { title, content, contentHtml }: { title: string | null; content: string; contentHtml: string },
    at: Date,
  ): Promise<void> {
    await this.sql.rows(ADD_EDIT, [newId(), postId, replyId, title, content, contentHtml, at]);
  }
}

const COUNT_POSTS = {
  name: 'community-board-posts-count',
  text: `update industry_boards set post_count = post_count + $2 where id = $1`,
};

export class SqlBoardPostCounts implements BoardPostCounts {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async change(boardId: BoardId, by: CountChange): Promise<void> {
    if (by !== 0) await this.sql.rows(COUNT_POSTS, [boardId, by]);
  }
}
