import type { Page } from '#kernel/page.ts';
import { containing, contains } from '#platform/persistence/containing.ts';
import { sqlList } from '#platform/persistence/sql-list.ts';
import type { Statement } from '#platform/persistence/sql.ts';
import { REJECTED_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import type {
  ReferralFilter,
  SortedReferrals,
} from '#modules/hiring/application/employer/employer-overview.ts';
import { MEDIAN_RESPONSE } from '#modules/jobs/index.ts';
import { referralList } from '../referral/referral-statements.ts';

interface PreparedList {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

type Condition = readonly [name: string, value: unknown, text: (value: string) => string];

/**
 * Not by phone: what is masked must not be found out by searching for it (rules.md#masked-contact). `$1` is the employer, whose jobs are
 * read once and not for each referral.
 */
const WORDS = (value: string): string => `(${contains('r.worker_name', value)}
    or r.job_id in (select sj.id from jobs sj where sj.employer_id = $1 and ${contains('sj.title', value)})
    or exists (select from users su where su.id = r.referrer_id
      and ${contains(`su.first_name || ' ' || su.last_name`, value)}))`;

function conditionsOf({ job, status, q, unconfirmed }: ReferralFilter): readonly Condition[] {
  const conditions: Condition[] = [];
  if (job) conditions.push(['job', job, (value) => `r.job_id = ${value}`]);
  const [only, ...others] = status;
  // One state is found in the order of its index; several are not.
  if (only && others.length === 0) conditions.push(['status', only, (value) => `r.status = ${value}`]);
  if (others.length > 0)
    conditions.push(['statuses', status, (value) => `r.status = any (${value}::text[])`]);
  if (q) conditions.push(['words', containing(q), WORDS]);
  if (unconfirmed)
    conditions.push(['unconfirmed', 'verified', (value) => `r.verification_status <> ${value}`]);
  return conditions;
}

interface Narrowed {
  /** Named after its filters, so that each combination is planned once. */
  readonly name: readonly string[];
  readonly where: readonly string[];
}

/** Turns the filter into SQL conditions; its values are appended to those of the statement. */
function narrowed(filter: ReferralFilter, next: (value: unknown) => string): Narrowed {
  const used = conditionsOf(filter);
  return {
    name: used.map(([name]) => name),
    where: ['r.employer_id = $1', ...used.map(([, value, text]) => text(next(value)))],
  };
}

/** One statement for each combination of filters and order. */
export function employerReferrals(
  employer: string,
  { sort, ...filter }: SortedReferrals,
  { limit, after }: Page,
): PreparedList {
  const values: unknown[] = [employer, limit + 1];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const { name, where } = narrowed(filter, next);
  const [direction, follows] = sort === 'oldest' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const key = after && `(${next(after.at)}::timestamptz, ${next(after.id)}::uuid)`;
  const statement = referralList(
    ['employer-referrals', sort, ...name, after ? 'after' : 'first'].join('-'),
    [...where, ...(key ? [`(r.created_at, r.id) ${follows} ${key}`] : [])].join(' and '),
    '$2',
    direction,
  );
  return { statement, values };
}

/** How many referrals the same filters leave. */
export function countedReferrals(employer: string, filter: ReferralFilter): PreparedList {
  const values: unknown[] = [employer];
  const { name, where } = narrowed(filter, (value) => `$${values.push(value)}`);
  const statement = {
    name: ['employer-referrals-count', ...name].join('-'),
    text: `select count(*)::int as n from referrals r where ${where.join(' and ')}`,
  };
  return { statement, values };
}

/** $1 the employer, $2 one job or null for all, $3 the instant before which a new referral should have been answered. */
export const EMPLOYER_FIGURES: Statement = {
  name: 'employer-figures',
  text: `with counted as (
      select r.status,
        case when r.status in ${sqlList(REJECTED_STATUSES)} then coalesce(r.previous_status, 'submitted') else r.status end as reached,
        count(*) as count,
        count(*) filter (where r.verification_status <> 'verified') as unconfirmed,
        count(*) filter (where r.created_at <= $3) as overdue,
        coalesce(sum(r.bonus_cents) filter (where r.bonus_paid_at is not null), 0) as paid
      from referrals r where r.employer_id = $1 and ($2::uuid is null or r.job_id = $2)
      group by 1, 2)
    select json_build_object(
      'groups', (select coalesce(json_agg(json_build_object('status', status, 'reached', reached, 'count', count,
        'unconfirmed', unconfirmed, 'overdue', overdue)), '[]') from counted),
      'bonusesPaid', dollars((select coalesce(sum(paid), 0) from counted)::bigint),
      'jobs', own.jobs, 'activeJobs', own.active, 'medianResponseHours', ${MEDIAN_RESPONSE}) as figures
    from users e
    cross join lateral (select count(*) as jobs, count(*) filter (where j.is_active) as active
      from jobs j where j.employer_id = e.id and ($2::uuid is null or j.id = $2)) own
    where e.id = $1`,
};
