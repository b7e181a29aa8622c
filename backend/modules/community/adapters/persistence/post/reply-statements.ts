import type { Statement } from '#platform/persistence/sql.ts';
import { authorJson, stateOf, writingColumns } from './post-statements.ts';

const COLUMNS = `${writingColumns('r')}, r.post_id as "postId",
    case when q.id is not null then json_build_object('replyId', q.id, 'author', ${authorJson('qa')},
      'html', q.content_html, 'state', ${stateOf('q')}) end as quote,
    exists (select from post_likes l where l.reply_id = r.id and l.user_id = $2) as "userHasLiked"`;

const JOINS = `join users a on a.id = r.author_id
    left join post_replies q on q.id = r.quoted_reply_id left join users qa on qa.id = q.author_id`;

export const ONE_REPLY: Statement = {
  name: 'community-reply',
  text: `select ${COLUMNS} from post_replies r ${JOINS} where r.id = $1`,
};

/**
 * `$2` is the reader, `$3` whether they moderate, `$4` the page size, `$5` the ID of the last row. A deleted
 * reply leaves a placeholder.
 */
function listStatement(order: 'newest' | 'oldest', isFirst: boolean): Statement {
  const [direction, beyond] = order === 'newest' ? ['desc', '<'] : ['asc', '>'];
  return {
    name: `community-replies-${order}${isFirst ? '' : '-after'}`,
    text: `select ${COLUMNS}
      from (select * from post_replies r
        where r.post_id = $1 and (not r.in_review or $3 or r.author_id = $2) ${isFirst ? '' : `and r.id ${beyond} $5::uuid`}
        order by r.id ${direction} limit $4) r ${JOINS}
      order by r.id ${direction}`,
  };
}

export const REPLY_LISTS = {
  newest: { first: listStatement('newest', true), after: listStatement('newest', false) },
  oldest: { first: listStatement('oldest', true), after: listStatement('oldest', false) },
} as const;

const EDIT = `select title, content_html as html, iso(created_at) as "replacedAt" from text_edits`;
const LATEST_FIRST = 'order by created_at desc, id desc limit 100';

export const EDITS_OF_POST: Statement = {
  name: 'community-post-edits',
  text: `${EDIT} where post_id = $1 and post_id is not null ${LATEST_FIRST}`,
};

export const EDITS_OF_REPLY: Statement = {
  name: 'community-reply-edits',
  text: `${EDIT} where reply_id = $1 and reply_id is not null ${LATEST_FIRST}`,
};
