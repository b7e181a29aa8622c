import type { Statement } from '../../../../platform/persistence/sql.ts';
import type { JobSearch } from '../../application/job-pages.ts';
import { tradesOfIndustry } from '../../domain/trade-taxonomy.ts';

/** Keys of pages are texts: JavaScript's dates would drop the microseconds. */
const KEY = `to_char(j.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, j.id`;

/** `phone` and `response` are expressions: whether the phone is shown, and the measured response time. */
function jobJson(phone: string, response: string): string {
  return `json_build_object(
    'id', j.id, 'title', j.title, 'company', j.company, 'description', j.description, 'location', j.location,
    'payRate', j.pay_rate, 'schedule', j.schedule, 'category', j.category,
    'referralBonus', dollars(j.referral_bonus_cents), 'requirements', j.requirements,
    'requiredSkills', j.required_skills, 'latitude', j.latitude, 'longitude', j.longitude,
    'maxDistance', j.max_distance, 'isActive', j.is_active, 'isUrgent', j.is_urgent,
    'isHighPay', j.referral_bonus_cents >= 50000, 'postingType', j.posting_type, 'isFeatured', j.is_featured,
    'featuredUntil', iso(j.featured_until), 'paymentStatus', j.payment_status,
    'employer', json_build_object('id', e.id, 'firstName', e.first_name, 'lastName', e.last_name,
      'phone', case when ${phone} then e.phone end, 'medianResponseHours', ${response}),
    'referralCount', counts.referrals, 'hiredCount', counts.hires,
    'createdAt', iso(j.created_at), 'updatedAt', iso(j.updated_at), 'distance', null, 'referrals', null)::text as job`;
}

const COUNTS = `cross join lateral (
    select count(*) as referrals, count(*) filter (where r.status in ('hired', 'completed')) as hires
    from referrals r where r.job_id = j.id) counts`;

/** The page is cut first: counting happens for the shown rows only. */
function listText(conditions: readonly string[], limit: string, phone: string): string {
  return `select ${jobJson(phone, 'null')}, ${KEY}
    from (select * from jobs j where ${conditions.join(' and ')}
      order by j.created_at desc, j.id desc limit ${limit}) j
    join users e on e.id = j.employer_id
    ${COUNTS}
    order by j.created_at desc, j.id desc`;
}

type Filter = readonly [name: string, value: unknown, condition: (value: string) => string];

/** Words are looked for in what `jobs_words` indexes, letter by letter. */
function filtersOf(search: JobSearch): Filter[] {
  const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const cents = (dollars: number): number => Math.round(dollars * 100);
  const { industry, category, q, location, schedule, minPay, minBonus } = search;
  return [
    ['industry', industry && tradesOfIndustry(industry), (value) => `j.category = any (${value}::text[])`],
    ['category', category, (value) => `j.category = ${value}`],
    ['q', q && like(q), (value) => `(j.title || ' ' || j.company || ' ' || j.description) ilike ${value}`],
    ['location', location && like(location), (value) => `j.location ilike ${value}`],
    ['schedule', schedule && like(schedule), (value) => `j.schedule ilike ${value}`],
    ['pay', minPay === null ? null : cents(minPay), (value) => `j.pay_hourly_cents >= ${value}`],
    ['bonus', minBonus === null ? null : cents(minBonus), (value) => `j.referral_bonus_cents >= ${value}`],
  ];
}

export interface PreparedList {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/**
 * One statement for each combination of filters, named after them, so that each is planned once. `is_active` is a
 * literal because the partial indexes are only found by one.
 */
export function openJobs(
  search: JobSearch,
  after: { readonly at: string; readonly id: string } | null,
  limit: number,
  signedIn: boolean,
): PreparedList {
  const used = filtersOf(search).filter(([, value]) => value !== null && value !== '');
  const values: unknown[] = [limit, signedIn];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['j.is_active', ...used.map(([, value, condition]) => condition(next(value)))];
  if (after)
    conditions.push(`(j.created_at, j.id) < (${next(after.at)}::timestamptz, ${next(after.id)}::uuid)`);
  const name = ['jobs-open', ...used.map(([filter]) => filter), after ? 'after' : 'first'].join('-');
  return { statement: { name, text: listText(conditions, '$1', '$2::boolean') }, values };
}

export const JOBS_OF_EMPLOYER: Statement = {
  name: 'jobs-of-employer',
  text: listText(
    ['j.employer_id = $1', '($3::timestamptz is null or (j.created_at, j.id) < ($3::timestamptz, $4::uuid))'],
    '$2',
    'true',
  ),
};

/** How long the employer took to answer the newest hundred answered referrals (decision 38). */
export const MEDIAN_RESPONSE = `(select round((percentile_cont(0.5) within group
      (order by extract(epoch from answered.at - answered.since) / 3600))::numeric, 1)
    from (select r.created_at as since, first_answer.at
      from referrals r
      cross join lateral (select min(c.at) as at from referral_status_changes c
        where c.referral_id = r.id and c.from_status = 'submitted') first_answer
      where r.employer_id = e.id and first_answer.at is not null
      order by r.created_at desc, r.id desc limit 100) answered)`;

export const ONE_JOB: Statement = {
  name: 'job-one',
  text: `select ${jobJson('$2::uuid is not null', MEDIAN_RESPONSE)}, j.employer_id as "employerId"
    from jobs j
    join users e on e.id = j.employer_id
    ${COUNTS}
    where j.id = $1 and (j.is_active or j.employer_id = $2)`,
};
