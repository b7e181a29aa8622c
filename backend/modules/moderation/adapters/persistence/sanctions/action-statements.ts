import type { Statement } from '#platform/persistence/sql.ts';
import { pageKey, person } from '../cases/case-statements.ts';

const jsonOf = `json_build_object('id', x.id, 'user', ${person('u')}, 'action', x.action, 'targetType', x.target_type,
  'excerpt', x.excerpt, 'reasonCategory', x.reason_category, 'reason', x.reason, 'notes', x.notes, 'duration', x.duration,
  'expiresAt', iso(x.expires_at), 'isActive', x.is_active, 'createdBy', ${person('m')}, 'createdAt', iso(x.created_at),
  'deactivatedAt', iso(x.deactivated_at))`;
const ACTION = `x.id, ${person('u')} as "user", x.action, x.target_type as "targetType", x.excerpt,
  x.reason_category as "reasonCategory", x.reason, x.notes, x.duration, iso(x.expires_at) as "expiresAt",
  x.is_active as "isActive", ${person('m')} as "createdBy", iso(x.created_at) as "createdAt",
  iso(x.deactivated_at) as "deactivatedAt"`;
const PEOPLE = 'join users u on u.id = x.user_id join users m on m.id = x.created_by';
const AFTER = `($2::timestamptz is null or (x.created_at, x.id) < ($2::timestamptz, $3::uuid))`;
const NEWEST = 'order by x.created_at desc, x.id desc';

/** `$1` is the limit, `$2` and `$3` are the start of the page. */
export const ACTIONS: Statement = {
  name: 'moderation-actions',
  text: `select ${ACTION}, ${pageKey('x.created_at')}
    from (select * from moderation_actions x where ${AFTER} ${NEWEST} limit $1) x ${PEOPLE} ${NEWEST}`,
};
export const ACTIONS_OF_PERSON: Statement = {
  name: 'moderation-actions-of-person',
  text: `select ${ACTION}, ${pageKey('x.created_at')}
    from (select * from moderation_actions x where x.user_id = $4 and ${AFTER} ${NEWEST} limit $1) x ${PEOPLE} ${NEWEST}`,
};

/** `$1` how many at most. */
export const ACTIONS_FOUND: Statement = {
  name: 'moderation-actions-found',
  text: `select count(*)::int as count from (select from moderation_actions x ${NEWEST} limit $1) found`,
};
export const ACTIONS_OF_PERSON_FOUND: Statement = {
  name: 'moderation-actions-of-person-found',
  text: `select count(*)::int as count from (select from moderation_actions x where x.user_id = $2 ${NEWEST} limit $1) found`,
};

const APPEAL = `case when p.id is not null then json_build_object('text', p.text, 'status', p.status, 'note', p.note,
  'isSameModerator', p.is_same_moderator, 'createdAt', iso(p.created_at), 'answeredAt', iso(p.answered_at)) end as appeal`;

/** Reports that were dismissed changed nothing for their author, but where they had hidden something, or it had to wait. */
export const ABOUT_ME: Statement = {
  name: 'my-moderation-actions',
  text: `select x.id, x.action, x.target_type as "targetType", x.excerpt, x.reason_category as "reasonCategory", x.reason,
      iso(x.expires_at) as "expiresAt", x.is_active as "isActive", iso(x.created_at) as "createdAt", ${APPEAL},
      ${pageKey('x.created_at')}
    from moderation_actions x left join moderation_appeals p on p.action_id = x.id
    where x.user_id = $4 and ${AFTER} and (x.action <> 'dismiss' or exists (select from moderation_cases c
      where c.id = x.case_id and (c.is_hidden_by_reports or c.source = 'review'))) ${NEWEST} limit $1`,
};

export const OF_LINK: Statement = {
  name: 'moderation-action-of-link',
  text: `select x.action, x.reason, iso(x.expires_at) as "expiresAt", x.is_active as "isActive",
      iso(x.created_at) as "createdAt", ${APPEAL}
    from moderation_actions x left join moderation_appeals p on p.action_id = x.id where x.appeal_token_hash = $1`,
};

const appeals = (
  condition: string,
  sign: '<' | '>',
  order: 'asc' | 'desc',
): string => `select p.id, p.text, p.status, p.note,
    p.is_same_moderator as "isSameModerator", iso(p.created_at) as "createdAt", iso(p.answered_at) as "answeredAt",
    ${jsonOf} as decision, ${pageKey('p.created_at')}
  from (select * from moderation_appeals p where ${condition}
      and ($2::timestamptz is null or (p.created_at, p.id) ${sign} ($2::timestamptz, $3::uuid))
    order by p.created_at ${order}, p.id ${order} limit $1) p
  join moderation_actions x on x.id = p.action_id ${PEOPLE}
  order by p.created_at ${order}, p.id ${order}`;

const OPEN = `p.status = 'open'`;
const ANSWERED = `p.status <> 'open'`;
export const APPEALS: Readonly<Record<'open' | 'answered', Statement>> = {
  open: { name: 'moderation-appeals-open', text: appeals(OPEN, '>', 'asc') },
  answered: { name: 'moderation-appeals-answered', text: appeals(ANSWERED, '<', 'desc') },
};

const appealsFound = (condition: string, order: 'asc' | 'desc'): string =>
  `select count(*)::int as count from (select from moderation_appeals p where ${condition}
    order by p.created_at ${order}, p.id ${order} limit $1) found`;
export const APPEALS_FOUND: Readonly<Record<'open' | 'answered', Statement>> = {
  open: { name: 'moderation-appeals-open-found', text: appealsFound(OPEN, 'asc') },
  answered: { name: 'moderation-appeals-answered-found', text: appealsFound(ANSWERED, 'desc') },
};
