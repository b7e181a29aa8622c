import type { Page } from '#kernel/page.ts';
import type { UserId } from '#kernel/ids.ts';
import { sqlList } from '#platform/persistence/sql-list.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import {
  BEFORE_INTERVIEW_STATUSES,
  SINCE_INTERVIEW_STATUSES,
  statusesAt,
} from '#contract/hiring/vocabulary/referral-status.ts';
import type {
  ApplicationFilter,
  ApplicationQueries,
  ApplicationRow,
  ApplicationStats,
} from '#modules/hiring/application/worker/worker-applications.ts';

/**
 * ADR 0012 defines ownership: by account, or by confirmed email after the worker has said yes. No referral is in both branches.
 * `extra` cuts both to a page. Reads `users` of identity.
 */
function own(extra: string, columns = 'r.id'): string {
  return `(select ${columns} from referrals r where r.worker_id = $1 ${extra})
    union all
    (select ${columns} from users u join referrals r on lower(r.worker_email) = lower(u.email)
      where u.id = $1 and u.email_verified_at is not null and r.worker_id is null
        and r.verification_status = 'verified' ${extra})`;
}

const PAGE = `and ($5::uuid is null or r.job_id = $5) and ($6::text[] is null or r.status = any ($6))
        and ($3::timestamptz is null or (r.created_at, r.id) < ($3::timestamptz, $4::uuid))
        order by r.created_at desc, r.id desc limit $2`;

/** Joins `offer_letters` of offers, as the other lists of referrals do; a draft is not the worker's to see. */
const APPLICATIONS_OF_WORKER: Statement = {
  name: 'applications-of-worker',
  text: `select r.id, r.status, r.source, r.rejection_reason as "rejectionReason",
      iso(r.status_changed_at) as "statusChangedAt", iso(r.created_at) as "createdAt",
      json_build_object('id', j.id, 'title', j.title, 'company', j.company, 'location', j.location,
        'payRate', j.pay_rate, 'schedule', j.schedule, 'isActive', j.is_active) as job,
      case when f.id is not null then json_build_object('firstName', f.first_name) end as referrer,
      letter.summary as "offerLetter", rated.rating as "myRating",
      r.employer_id as "employerId", r.referrer_id as "referrerId", e.deleted_at is null as "hasEmployer",
      to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from (${own(PAGE)}) mine
    join referrals r on r.id = mine.id
    join jobs j on j.id = r.job_id
    left join users f on f.id = r.referrer_id
    join users e on e.id = r.employer_id
    left join ratings rated on rated.referral_id = r.id and rated.type = 'worker'
    left join lateral (select json_build_object('id', o.id, 'status', o.status, 'expiresAt', iso(o.expires_at),
        'isConsentWithdrawn', o.consent_withdrawn_at is not null) as summary
      from offer_letters o where o.referral_id = r.id and o.addendum_to is null and o.status <> 'draft'
      order by o.created_at desc, o.id desc limit 1) letter on true
    order by r.created_at desc, r.id desc limit $2`,
};

const BEFORE_INTERVIEW = sqlList(BEFORE_INTERVIEW_STATUSES);
const SINCE_INTERVIEW = sqlList(SINCE_INTERVIEW_STATUSES);
const AT_OFFER = sqlList(statusesAt('offer_sent'));

const APPLICATION_STATS: Statement = {
  name: 'application-stats',
  text: `select count(*)::int as applications,
      count(*) filter (where mine.status in ${BEFORE_INTERVIEW})::int as open,
      count(*) filter (where mine.status in ${SINCE_INTERVIEW})::int as interviews,
      count(*) filter (where mine.status in ${AT_OFFER})::int as offers,
      count(*) filter (where mine.is_successful_hire)::int as hires
    from (${own('', 'r.status, r.is_successful_hire')}) mine`,
};

const NOTHING: ApplicationStats = { applications: 0, open: 0, interviews: 0, offers: 0, hires: 0 };

export class SqlApplicationQueries implements ApplicationQueries {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  of(worker: UserId, filter: ApplicationFilter, page: Page): Promise<readonly ApplicationRow[]> {
    const { limit, after } = page;
    const statuses = filter.statuses.length > 0 ? filter.statuses : null;
    const values = [worker, limit + 1, after?.at ?? null, after?.id ?? null, filter.job, statuses];
    return this.sql.rows<ApplicationRow>(APPLICATIONS_OF_WORKER, values);
  }

  async stats(worker: UserId): Promise<ApplicationStats> {
    return (await this.sql.row<ApplicationStats>(APPLICATION_STATS, [worker])) ?? NOTHING;
  }
}
