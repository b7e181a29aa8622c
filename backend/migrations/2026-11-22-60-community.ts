import { Migration } from '@mikro-orm/migrations';

const BOARDS = `create table industry_boards (
  id uuid primary key,
  name text not null,
  description text not null,
  industry text not null,
  location text,
  is_private boolean not null default false,
  member_count integer not null default 0 check (member_count >= 0),
  post_count integer not null default 0 check (post_count >= 0),
  archived_at timestamptz,
  is_hidden boolean not null default false,
  hidden_by uuid references users (id),
  hidden_at timestamptz,
  hidden_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
)`;

const MEMBERSHIPS = `create table board_memberships (
  board_id uuid not null references industry_boards (id),
  user_id uuid not null references users (id),
  role text not null default 'member' check (role in ('owner', 'moderator', 'member')),
  joined_at timestamptz not null,
  primary key (board_id, user_id)
)`;

const REQUESTS = `create table board_join_requests (
  board_id uuid not null references industry_boards (id),
  user_id uuid not null references users (id),
  created_at timestamptz not null,
  primary key (board_id, user_id)
)`;

/** A post of a board, of the forum (with a category), or of an event: exactly one of the three. */
const POSTS = `create table discussion_posts (
  id uuid primary key,
  author_id uuid not null references users (id),
  board_id uuid references industry_boards (id),
  event_id uuid,
  category text check (category in ('general', 'referrers', 'workers', 'employers')),
  title text not null,
  content text not null,
  content_html text not null,
  type text not null default 'discussion' check (type in ('discussion', 'question', 'tip', 'job_sharing')),
  job_id uuid references jobs (id),
  tags text[] not null default '{}',
  location text,
  language text not null default 'en' check (language in ('en', 'es')),
  mentioned uuid[] not null default '{}',
  like_count integer not null default 0 check (like_count >= 0),
  reply_count integer not null default 0 check (reply_count >= 0),
  is_pinned boolean not null default false,
  is_hidden boolean not null default false,
  hidden_by uuid references users (id),
  hidden_at timestamptz,
  hidden_reason text,
  hidden_by_board boolean not null default false,
  in_review boolean not null default false,
  published_at timestamptz,
  lock_replies boolean not null default false,
  accepted_reply_id uuid,
  last_activity_at timestamptz not null,
  top_rank double precision not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nonnulls(board_id, event_id, category) = 1),
  check ((type = 'job_sharing') = (job_id is not null))
)`;

const REPLIES = `create table post_replies (
  id uuid primary key,
  post_id uuid not null references discussion_posts (id),
  author_id uuid not null references users (id),
  content text not null,
  content_html text not null,
  quoted_reply_id uuid references post_replies (id),
  language text not null default 'en' check (language in ('en', 'es')),
  mentioned uuid[] not null default '{}',
  like_count integer not null default 0 check (like_count >= 0),
  is_hidden boolean not null default false,
  hidden_by uuid references users (id),
  hidden_at timestamptz,
  hidden_reason text,
  hidden_by_board boolean not null default false,
  in_review boolean not null default false,
  published_at timestamptz,
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (post_id, id)
)`;

const LIKES = `create table post_likes (
  user_id uuid not null references users (id),
  post_id uuid references discussion_posts (id),
  reply_id uuid references post_replies (id),
  created_at timestamptz not null,
  check (num_nonnulls(post_id, reply_id) = 1)
)`;

/** The text of a post or a reply before an edit; `created_at` is the time of that text. */
const EDITS = `create table text_edits (
  id uuid primary key,
  post_id uuid references discussion_posts (id),
  reply_id uuid references post_replies (id),
  title text,
  content text not null,
  content_html text not null,
  created_at timestamptz not null,
  check (num_nonnulls(post_id, reply_id) = 1)
)`;

const INDEXES = [
  'industry_boards_hidden_by on industry_boards (hidden_by) where hidden_by is not null',
  'board_memberships_user_id on board_memberships (user_id)',
  'board_join_requests_user_id on board_join_requests (user_id)',
  'discussion_posts_author_id on discussion_posts (author_id, id)',
  ...['last_activity_at desc, id desc', 'id desc', 'top_rank desc, id desc'].flatMap((order, at) => [
    `discussion_posts_of_board_${at} on discussion_posts (board_id, is_pinned desc, ${order}) where board_id is not null`,
    `discussion_posts_of_forum_${at} on discussion_posts (${order}) where category is not null`,
    `discussion_posts_of_category_${at} on discussion_posts (category, ${order}) where category is not null`,
  ]),
  'discussion_posts_job_id on discussion_posts (job_id) where job_id is not null',
  'discussion_posts_hidden_by on discussion_posts (hidden_by) where hidden_by is not null',
  'post_replies_author_id on post_replies (author_id, id)',
  'post_replies_quoted on post_replies (quoted_reply_id) where quoted_reply_id is not null',
  'post_replies_hidden_by on post_replies (hidden_by) where hidden_by is not null',
  'post_likes_post_id on post_likes (post_id) where post_id is not null',
  'post_likes_reply_id on post_likes (reply_id) where reply_id is not null',
  'text_edits_post_id on text_edits (post_id, created_at) where post_id is not null',
  'text_edits_reply_id on text_edits (reply_id, created_at) where reply_id is not null',
];

/** Conversations: boards with their members, posts, replies, likes (rules.md#stored-fields). */
export class Community extends Migration {
  override up(): void {
    for (const table of [BOARDS, MEMBERSHIPS, REQUESTS, POSTS, REPLIES, LIKES, EDITS]) this.addSql(table);
    this.addSql(`alter table discussion_posts add constraint discussion_posts_accepted_reply_fkey
      foreign key (id, accepted_reply_id) references post_replies (post_id, id)`);
    for (const index of INDEXES) this.addSql(`create index ${index}`);
    this.addSql(
      `create unique index board_memberships_owner on board_memberships (board_id) where role = 'owner'`,
    );
    this.addSql(
      `create unique index post_likes_of_post on post_likes (user_id, post_id) where post_id is not null`,
    );
    this.addSql(
      `create unique index post_likes_of_reply on post_likes (user_id, reply_id) where reply_id is not null`,
    );
    this.addSql(`create index discussion_posts_accepted_reply on discussion_posts (id, accepted_reply_id)
      where accepted_reply_id is not null`);
  }
}
