import type { Statement } from '#platform/persistence/sql.ts';

/** Keys of pages are texts: JavaScript's dates would drop the microseconds. */
export const KEY = `to_char(j.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, j.id`;

/**
 * The contract's JSON of the jobs `j` of the employers `e`: the stored card (`job-cards.sql`), and what depends on the instant, the
 * reader, and other tables. The parameters are expressions: the product's time, whether the phone is shown, the measured response
 * time, and the miles from the place that was searched.
 */
export function jobJson(now: string, phone: string, response: string, miles = 'null'): string {
  return `j.card || ',"isFeatured":' || coalesce(j.is_featured and j.featured_until > ${now}, false)
    || ',"employer":{"id":"' || e.id || '","firstName":' || to_json(e.first_name) || ',"lastName":' || to_json(e.last_name)
    || ',"phone":' || ${orNull(`case when ${phone} then to_json(e.phone) end`)}
    || ',"medianResponseHours":' || ${orNull(response)}
    || '},"referralCount":' || counts.referrals || ',"hiredCount":' || counts.hires
    || ',"distance":' || ${orNull(miles)} || ',"referrals":null}' as job`;
}

function orNull(expression: string): string {
  return expression === 'null' ? `'null'` : `coalesce((${expression})::text, 'null')`;
}

export const COUNTS = `cross join lateral (
    select count(*) as referrals, count(*) filter (where r.is_successful_hire) as hires
    from referrals r where r.job_id = j.id) counts`;

/** One more than a page can have. */
const LONGEST_PAGE = 101;
const NEWEST_FIRST = 'j.created_at desc, j.id desc';

interface ListParts {
  readonly conditions: readonly string[];
  readonly limit: string;
  /** An expression: the product's time. */
  readonly now: string;
  readonly phone: string;
}

/**
 * Cuts the page first, so that it counts only for the shown rows. The limit of the longest page shows
 * the planner that pages are short, so that it plans once and not for each of them.
 */
function listText({ conditions, limit, now, phone }: ListParts): string {
  return `select ${jobJson(now, phone, 'null')}, ${KEY}
    from (select * from (select * from jobs j where ${conditions.join(' and ')}
      order by ${NEWEST_FIRST} limit ${LONGEST_PAGE}) j limit ${limit}) j
    join users e on e.id = j.employer_id
    ${COUNTS}
    order by ${NEWEST_FIRST}`;
}

export const JOBS_OF_EMPLOYER: Statement = {
  name: 'jobs-of-employer',
  text: listText({
    conditions: [
      'j.employer_id = $1',
      '($3::timestamptz is null or (j.created_at, j.id) < ($3::timestamptz, $4::uuid))',
    ],
    limit: '$2',
    now: '$5::timestamptz',
    phone: 'true',
  }),
};

/** How long the employer took to answer the newest hundred answered referrals (rules.md#response-time). An answer that was undone is none,
 * so the many that still wait are left out before anything is read for them. */
export const MEDIAN_RESPONSE = `(select round((percentile_cont(0.5) within group
      (order by extract(epoch from answered.at - answered.since) / 3600))::numeric, 1)
    from (select r.created_at as since, first_answer.at
      from referrals r
      cross join lateral (select min(c.at) as at from referral_status_changes c
        where c.referral_id = r.id and is_unanswered_referral(c.from_status) and not exists (select from referral_status_changes u
          where u.referral_id = r.id and u.reason = 'rolled_back' and is_unanswered_referral(u.to_status) and u.at >= c.at)) first_answer
      where r.employer_id = e.id and not is_unanswered_referral(r.status) and first_answer.at is not null
      order by r.created_at desc, r.id desc limit 100) answered)`;

export const ONE_JOB: Statement = {
  name: 'job-one',
  text: `select ${jobJson('$3::timestamptz', '$2::uuid is not null', MEDIAN_RESPONSE)}, j.employer_id as "employerId"
    from jobs j
    join users e on e.id = j.employer_id
    ${COUNTS}
    where j.id = $1 and (j.is_active or j.employer_id = $2)`,
};
