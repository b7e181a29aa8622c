import type { PostId, ReplyId } from '#kernel/ids.ts';
import type { Sql, SqlRow, Statement } from '#platform/persistence/sql.ts';
import type { ContentForModerator } from '#modules/community/application/moderation/moderated-content.ts';
import { wordsOfHtml } from '#modules/community/application/writing/words-of-html.ts';
import type { PostsForModerator } from '#modules/community/application/post/post-queries.ts';

const COMMON = `w.id, w.author_id as "authorId", w.content_html as html,
    w.is_hidden as "isHidden", w.deleted_at is not null as "isDeleted", w.created_at::text as at`;

/** The address of a post's page. */
const PATH = `case when p.board_id is not null then '/community/' || p.board_id || '/posts/' || p.id
      else '/forum/' || p.id end`;

const POST: Statement = {
  name: 'community-post-for-moderator',
  text: `select 'post' as kind, ${COMMON}, w.title, w.lock_replies as "isLocked", ${PATH} as path
    from discussion_posts w join discussion_posts p on p.id = w.id where w.id = $1`,
};

const REPLY: Statement = {
  name: 'community-reply-for-moderator',
  text: `select 'reply' as kind, ${COMMON}, null as title, false as "isLocked", ${PATH} || '#reply-' || w.id as path
    from post_replies w join discussion_posts p on p.id = w.post_id where w.id = $1`,
};

type Row = SqlRow &
  Omit<ContentForModerator, 'createdAt' | 'text' | 'html'> & { readonly html: string; readonly at: string };

export class SqlPostsForModerator implements PostsForModerator {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async postForModerator(id: PostId): Promise<ContentForModerator | null> {
    return this.find(POST, id);
  }

  async replyForModerator(id: ReplyId): Promise<ContentForModerator | null> {
    return this.find(REPLY, id);
  }

  private async find(statement: Statement, id: string): Promise<ContentForModerator | null> {
    const row = await this.sql.row<Row>(statement, [id]);
    if (!row) return null;
    const { at, ...content } = row;
    return { ...content, text: wordsOfHtml(content.html), createdAt: new Date(at) };
  }
}
