import type { PostId, ReplyId, UserId } from '#kernel/ids.ts';
import type { Json } from '#kernel/personal-data.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { WritingId } from '#modules/community/application/post/ports.ts';
import type { PersonalPostRecords } from '#modules/community/application/post/posts-personal-data.ts';

const EDITS = (of: string): string => `(select coalesce(json_agg(json_build_object('title', e.title,
      'content', e.content, 'replacedAt', iso(e.created_at)) order by e.created_at, e.id), '[]') from text_edits e where ${of})`;

const STATE = (of: string): string => `'isHidden', ${of}.is_hidden, 'hiddenReason', ${of}.hidden_reason,
      'inReview', ${of}.in_review, 'language', ${of}.language, 'likeCount', ${of}.like_count,
      'publishedAt', iso(${of}.published_at), 'editedAt', iso(${of}.edited_at), 'deletedAt', iso(${of}.deleted_at),
      'createdAt', iso(${of}.created_at)`;

const POSTS = `select coalesce(json_agg(json_build_object('id', p.id, 'boardId', p.board_id, 'category', p.category,
      'eventId', p.event_id, 'title', p.title, 'content', p.content, 'type', p.type, 'jobId', p.job_id, 'tags', p.tags,
      'location', p.location, ${STATE('p')}, 'edits', ${EDITS('e.post_id = p.id')}) order by p.id), '[]')
    from discussion_posts p where p.author_id = $1`;

const REPLIES = `select coalesce(json_agg(json_build_object('id', r.id, 'postId', r.post_id, 'content', r.content,
      'quotedReplyId', r.quoted_reply_id, ${STATE('r')}, 'edits', ${EDITS('e.reply_id = r.id')}) order by r.id), '[]')
    from post_replies r where r.author_id = $1`;

/** Each like is of a post or of a reply, and each of them has an index of its own. */
const LIKED = `(select post_id, reply_id, created_at from post_likes where user_id = $1 and post_id is not null
    union all select post_id, reply_id, created_at from post_likes where user_id = $1 and reply_id is not null)`;
const LIKES = `select coalesce(json_agg(json_build_object('postId', l.post_id, 'replyId', l.reply_id,
      'createdAt', iso(l.created_at)) order by l.created_at), '[]') from ${LIKED} l`;

const COPY: Statement = {
  name: 'own-posts-copy',
  text: `select json_build_object('posts', (${POSTS}), 'replies', (${REPLIES}), 'likes', (${LIKES})) as copy`,
};

const OWN_POSTS: Statement = {
  name: 'own-posts-live',
  text: `select id from discussion_posts where author_id = $1 and deleted_at is null order by id`,
};
const OWN_REPLIES: Statement = {
  name: 'own-replies-live',
  text: `select id from post_replies where author_id = $1 and deleted_at is null order by post_id, id`,
};
const OWN_LIKES: Statement = {
  name: 'own-likes',
  text: `select post_id as "postId", reply_id as "replyId" from ${LIKED} l order by post_id, reply_id`,
};

const NO_TEXT = `content = '', content_html = '', mentioned = '{}', hidden_reason = null`;
const ERASE: readonly Statement[] = [
  {
    name: 'erase-post-edits',
    text: `delete from text_edits e where e.post_id in (select id from discussion_posts where author_id = $1)`,
  },
  {
    name: 'erase-reply-edits',
    text: `delete from text_edits e where e.reply_id in (select id from post_replies where author_id = $1)`,
  },
  {
    name: 'erase-posts',
    text: `update discussion_posts set title = '', tags = '{}', location = null, ${NO_TEXT} where author_id = $1`,
  },
  { name: 'erase-replies', text: `update post_replies set ${NO_TEXT} where author_id = $1` },
];

export class SqlPersonalPosts implements PersonalPostRecords {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async copy(userId: UserId): Promise<Json> {
    return (await this.sql.row<{ copy: Json }>(COPY, [userId]))?.copy ?? null;
  }

  async written(userId: UserId): Promise<{ posts: readonly PostId[]; replies: readonly ReplyId[] }> {
    const posts = await this.sql.rows<{ id: PostId }>(OWN_POSTS, [userId]);
    const replies = await this.sql.rows<{ id: ReplyId }>(OWN_REPLIES, [userId]);
    return { posts: posts.map(({ id }) => id), replies: replies.map(({ id }) => id) };
  }

  async liked(userId: UserId): Promise<readonly WritingId[]> {
    return this.sql.rows<WritingId>(OWN_LIKES, [userId]);
  }

  async eraseTexts(userId: UserId): Promise<void> {
    for (const statement of ERASE) await this.sql.rows(statement, [userId]);
  }
}
