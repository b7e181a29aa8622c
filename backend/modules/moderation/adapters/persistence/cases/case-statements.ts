import type { Page } from '#kernel/page.ts';
import type { Statement } from '#platform/persistence/sql.ts';
import type { CaseSearch } from '#modules/moderation/application/cases/case-queries.ts';

export const person = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name, 'lastName', ${alias}.last_name)`;
export const pageKey = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "pageAt"`;

/** `$1` is now: a claim that is over is none. */
const CASE = `c.id, c.target_type as "targetType", c.target_id as "targetId", c.source, c.status, c.severity, c.reasons,
  c.auto_flags as "autoFlags", c.report_count as "reportCount", c.is_hidden_by_reports as "isHiddenByReports", c.excerpt,
  c.path, ${person('a')} as author, c.author_id as "authorId",
  case when m.id is not null then ${person('m')} end as "assignedTo",
  case when m.id is not null then iso(c.claimed_until) end as "claimedUntil",
  c.decision, iso(c.decided_at) as "decidedAt", iso(c.due_at) as "dueAt", iso(c.created_at) as "createdAt"`;
const JOINS = `join users a on a.id = c.author_id
  left join users m on m.id = c.claimed_by and c.claimed_until > $1 and c.status = 'open'`;

export const ONE: Statement = {
  name: 'moderation-case',
  text: `select ${CASE} from moderation_cases c ${JOINS}
    where c.id = coalesce((select r.case_id from content_reports r where r.id = $2), $2)`,
};

/** One statement for each combination of filters; a constant of a partial index is a literal. */
export function listOf(search: CaseSearch, { limit, after }: Page, now: Date) {
  const { at, order, names, conditions, values } = narrowedTo(search, now, limit + 1);
  if (after) {
    names.push('after');
    values.push(after.at, after.id);
    const sign = order === '' ? '>' : '<';
    conditions.push(`(c.${at}, c.id) ${sign} ($${values.length - 1}::timestamptz, $${values.length}::uuid)`);
  }
  const text = `select ${CASE}, ${pageKey(`c.${at}`)}
    from (select * from moderation_cases c where ${conditions.join(' and ')}
      order by c.${at} ${order}, c.id ${order} limit $2) c ${JOINS}
    order by c.${at} ${order}, c.id ${order}`;
  return { statement: { name: `moderation-cases-${names.join('-')}`, text }, values };
}

/** Counts the whole list, up to `most`. Not every filter uses `now`. */
export function foundOf(search: CaseSearch, now: Date, most: number) {
  const { at, order, names, conditions, values } = narrowedTo(search, now, most);
  const text = `select count(*)::int as count
    from (select from moderation_cases c where ${conditions.join(' and ')} and $1::timestamptz is not null
      order by c.${at} ${order}, c.id ${order} limit $2) found`;
  return { statement: { name: `moderation-cases-found-${names.join('-')}`, text }, values };
}

/** Sort order and condition of each state. */
const STATES = {
  open: { at: 'due_at', order: '', condition: `c.status = 'open'` },
  decided: { at: 'decided_at', order: 'desc', condition: `c.status = 'decided'` },
  all: { at: 'created_at', order: 'desc', condition: 'true' },
} as const;

/** `$1` is now, `$2` how many at most. */
function narrowedTo(search: CaseSearch, now: Date, most: number) {
  const values: unknown[] = [now, most];
  const { at, order, condition } = STATES[search.state];
  const conditions: string[] = [condition];
  const names: string[] = [search.state];
  const add = (name: string, value: unknown, narrow: (placeholder: string) => string): void => {
    if (value === null) return;
    names.push(name);
    conditions.push(narrow(`$${values.push(value)}`));
  };
  add('kind', search.kind, (value) => `c.target_type = ${value}`);
  add('severity', search.severity, (value) => `c.severity = ${value}`);
  add('reason', search.reason, (value) => `c.reasons @> array[${value}::text]`);
  add('mine', search.claimedBy, (value) => `c.claimed_by = ${value}::uuid and c.claimed_until > $1`);
  add('author', search.authorId, (value) => `c.author_id = ${value}::uuid`);
  const reported = (by: string): string =>
    `c.id in (select r.case_id from content_reports r where r.reporter_id = ${by}::uuid)`;
  add('reporter', search.reporterId, reported);
  return { at, order, names, conditions, values };
}

/** The reports of a case, and the replies around a text. */
export const AROUND: Statement = {
  name: 'moderation-case-around',
  text: `select (select coalesce(json_agg(json_build_object('id', r.id, 'reporter', ${person('u')},
        'reasonCategory', r.reason_category, 'details', r.details, 'autoFlags', r.auto_flags, 'status', r.status,
        'severity', r.severity, 'counts', r.counts, 'createdAt', iso(r.created_at)) order by r.created_at, r.id), '[]')
      from (select * from content_reports where case_id = c.id order by created_at, id limit 100) r
      join users u on u.id = r.reporter_id) as reports,
    (select coalesce(json_agg(json_build_object('id', n.id, 'author', ${person('u')}, 'html', n.content_html,
        'isBefore', n.is_before, 'createdAt', iso(n.created_at)) order by n.id), '[]')
      from (
        (select p.id, p.author_id, p.content_html, true as is_before, p.created_at from post_replies p
          where c.target_type = 'reply' and p.post_id = t.post_id and p.id < t.id and p.deleted_at is null
          order by p.id desc limit 2)
        union all
        (select p.id, p.author_id, p.content_html, false, p.created_at from post_replies p
          where p.post_id = coalesce(t.post_id, case when c.target_type = 'post' then c.target_id end)
            and (t.id is null or p.id > t.id) and p.deleted_at is null
          order by p.id limit 2)
      ) n join users u on u.id = n.author_id) as neighbors
    from moderation_cases c left join post_replies t on c.target_type = 'reply' and t.id = c.target_id
    where c.id = $1`,
};

export const ABOUT: Statement = {
  name: 'moderation-cases-about',
  text: `select count(*)::int as count from (select 1 from moderation_cases where author_id = $1 limit 1000) c`,
};

export const HELD: Statement = {
  name: 'moderation-held-of-author',
  text: `select id, target_type as "targetType", excerpt, path, source, iso(created_at) as "createdAt" from moderation_cases
    where author_id = $1 and status = 'open' and (is_hidden_by_reports or source = 'review')
    order by created_at desc, id desc limit 100`,
};

export const COUNT_OPEN: Statement = {
  name: 'moderation-cases-open-count',
  text: `select count(*)::int as count from moderation_cases where status = 'open'`,
};
