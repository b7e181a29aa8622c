import type { Statement } from '#platform/persistence/sql.ts';
import { POST_ORDERS, type PostOrder } from '#contract/community/vocabulary/posts.ts';

export function authorJson(user: string): string {
  return `json_build_object('id', ${user}.id, 'firstName', ${user}.first_name, 'lastName', ${user}.last_name,
      'profileImageUrl', ${user}.profile_image_url)`;
}

/** Same order as the domain: a deleted text has no other state. */
export function stateOf(writing: string): string {
  return `case when ${writing}.deleted_at is not null then 'deleted' when ${writing}.is_hidden then 'hidden'
      when ${writing}.in_review then 'in_review' else 'published' end`;
}

/** Columns that posts and replies share. */
export function writingColumns(writing: string): string {
  return `${writing}.id, ${authorJson('a')} as author, ${writing}.content, ${writing}.content_html as html,
    ${writing}.like_count as "likeCount", ${stateOf(writing)} as state, ${writing}.hidden_reason as reason,
    ${writing}.hidden_by_board as "hiddenByBoard", iso(${writing}.edited_at) as "editedAt",
    iso(${writing}.created_at) as "createdAt"`;
}

const JOB = `case when j.id is not null then json_build_object('id', j.id, 'title', j.title, 'company', j.company,
      'location', j.location, 'payRate', j.pay_rate, 'referralBonus', dollars(j.referral_bonus_cents),
      'isActive', j.is_active, 'referralCode', a.referral_code) end`;

const LAST_REPLY = `(select json_build_object('author', ${authorJson('ra')}, 'createdAt', iso(r.created_at))
      from post_replies r join users ra on ra.id = r.author_id
      where r.post_id = p.id and r.deleted_at is null and not r.is_hidden and not r.in_review
      order by r.id desc limit 1)`;

/** `reader` is an expression. */
function postColumns(reader: string): string {
  return `${writingColumns('p')}, p.board_id as "boardId", p.category, p.event_id as "eventId", p.title, p.type,
    ${JOB} as job, p.tags, p.location, p.reply_count as "replyCount", ${LAST_REPLY} as "lastReply", p.is_pinned as "isPinned",
    p.lock_replies as "isLocked", p.accepted_reply_id as "acceptedReplyId", iso(p.last_activity_at) as "lastActivityAt",
    exists (select from post_likes l where l.post_id = p.id and l.user_id = ${reader}) as "userHasLiked"`;
}

const JOINS = `join users a on a.id = p.author_id left join jobs j on j.id = p.job_id`;

export const ONE_POST: Statement = {
  name: 'community-post',
  text: `select ${postColumns('$2')} from discussion_posts p ${JOINS} where p.id = $1`,
};

/**
 * The sort key of each order (rules.md#post-order), written as text: JavaScript dates would drop
 * microseconds.
 */
const ORDERS: Readonly<Record<PostOrder, { by: string; type: string; text: string }>> = {
  active: {
    by: 'p.last_activity_at',
    type: 'timestamptz',
    text: `to_char(p.last_activity_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
  new: { by: 'p.id', type: 'uuid', text: 'p.id::text' },
  top: { by: 'p.top_rank', type: 'float8', text: 'p.top_rank::text' },
};

/** Selects the posts of a list; its parameter is `$1`. */
const SCOPES = {
  board: { where: 'p.board_id = $1 and p.board_id is not null', pinned: true },
  forum: { where: `p.category is not null and $1::text is null`, pinned: false },
  category: { where: 'p.category = $1 and p.category is not null', pinned: false },
} as const;
export type PostScope = keyof typeof SCOPES;

/**
 * `$2` is the reader, `$3` whether they moderate, `$4` the page size; then comes the key of the last row.
 * Deleted posts appear while they have replies. Posts in review appear to their author and the moderators.
 */
const SHOWN = `(p.deleted_at is null or p.reply_count > 0) and (not p.in_review or $3 or p.author_id = $2)`;

function listStatement(scope: PostScope, order: PostOrder, isFirst: boolean): Statement {
  const { where, pinned } = SCOPES[scope];
  const { by, type, text } = ORDERS[order];
  const keys = [...(pinned ? ['p.is_pinned'] : []), ...(order === 'new' ? [] : [by]), 'p.id'];
  const given = [...(pinned ? ['$5::boolean'] : []), ...(order === 'new' ? [] : [`$6::${type}`]), '$7::uuid'];
  // Every parameter has a type, also where the list does not need it.
  const after = isFirst
    ? ''
    : `and (${keys.join(', ')}) < (${given.join(', ')}) and ($5::boolean, $6::text, $7::uuid) is not null`;
  return {
    name: `community-posts-${scope}-${order}${isFirst ? '' : '-after'}`,
    text: `select ${postColumns('$2')}, ${text} as "keyBy"
      from (select * from discussion_posts p where ${where} and ${SHOWN} ${after}
        order by ${keys.map((key) => `${key} desc`).join(', ')} limit $4) p ${JOINS}
      order by ${keys.map((key) => `${key} desc`).join(', ')}`,
  };
}

type Lists = Readonly<Record<PostScope, Readonly<Record<PostOrder, { first: Statement; after: Statement }>>>>;

function ofScope(scope: PostScope) {
  const entries = POST_ORDERS.map((order) => [
    order,
    { first: listStatement(scope, order, true), after: listStatement(scope, order, false) },
  ]);
  return Object.fromEntries(entries) as Lists[PostScope];
}

export const POST_LISTS: Lists = {
  board: ofScope('board'),
  forum: ofScope('forum'),
  category: ofScope('category'),
};
