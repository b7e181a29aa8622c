import { newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type {
  I9Review,
  I9Reviews,
  ReviewPlace,
  ReviewQueueRow,
} from '#modules/eligibility/application/review/ports.ts';

const REVIEW = `select id, referral_id as "referralId", employer_id as "employerId", status, findings, note,
    iso(ordered_at) as "orderedAt", iso(ended_at) as "endedAt"
  from i9_reviews`;

const ORDER: Statement = {
  name: 'i9-review-order',
  text: `insert into i9_reviews (id, referral_id, employer_id, status, ordered_at)
    values ($1, $2, $3, 'waiting', $4) on conflict (referral_id) where status = 'waiting' do nothing`,
};
const WAITING: Statement = {
  name: 'i9-review-waiting',
  text: `${REVIEW} where referral_id = $1 and status = 'waiting' for update`,
};
const NEWEST: Statement = {
  name: 'i9-review-newest',
  text: `${REVIEW} where referral_id = $1 order by ordered_at desc, id desc limit 1`,
};
const PLACE: Statement = {
  name: 'i9-review-place',
  text: `select id, referral_id as "referralId" from i9_reviews where id = $1`,
};
const END: Statement = {
  name: 'i9-review-end',
  text: `update i9_reviews set status = $2, ended_at = $3, reviewed_by = $4, findings = $5, note = $6
    where id = $1 and status = 'waiting'`,
};
const FORGET: Statement = {
  name: 'i9-reviews-forget',
  text: `update i9_reviews set findings = '{}', note = null where referral_id = $1`,
};
const QUEUE: Statement = {
  name: 'i9-review-queue',
  text: `select v.id, v.referral_id as "referralId", iso(v.ordered_at) as "orderedAt",
      coalesce(f.worker_name, r.worker_name) as "workerName", coalesce(f.job_title, '') as "jobTitle",
      coalesce(f.company, '') as company, f.form_status as "formStatus",
      f.starts_on::text as "startsOn", f.expected_end_on::text as "expectedEndOn",
      coalesce(f.workdays, '{}') as workdays, coalesce(f.closed_on_holidays, true) as "closedOnHolidays"
    from i9_reviews v join referrals r on r.id = v.referral_id left join i9_forms f on f.referral_id = v.referral_id
    where v.status = 'waiting' and ($1::timestamptz is null or (v.ordered_at, v.id) > ($1, $2::uuid))
    order by v.ordered_at, v.id limit $3`,
};
const BEGUN: Statement = {
  name: 'i9-reviews-begun',
  text: `select v.id, v.referral_id as "referralId"
    from i9_reviews v join i9_forms f on f.referral_id = v.referral_id
    where v.status = 'waiting' and f.starts_on <= $1::date and ($2::uuid is null or v.id > $2)
    order by v.id limit $3`,
};

export class SqlI9Reviews implements I9Reviews {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async order(referralId: ReferralId, employerId: UserId, at: Date): Promise<void> {
    await this.sql.rows(ORDER, [newId(), referralId, employerId, at]);
  }

  waitingOf(referralId: ReferralId): Promise<I9Review | null> {
    return this.sql.row<I9Review>(WAITING, [referralId]);
  }

  newestOf(referralId: ReferralId): Promise<I9Review | null> {
    return this.sql.row<I9Review>(NEWEST, [referralId]);
  }

  placeOf(id: string): Promise<ReviewPlace | null> {
    return this.sql.row<ReviewPlace>(PLACE, [id]);
  }

  async end(
    id: string,
    { status, at, by, findings = [], note = null }: Parameters<I9Reviews['end']>[1],
  ): Promise<void> {
    await this.sql.rows(END, [id, status, at, by ?? null, findings, note]);
  }

  async forget(referralId: ReferralId): Promise<void> {
    await this.sql.rows(FORGET, [referralId]);
  }

  queue({ after, limit }: Page): Promise<readonly ReviewQueueRow[]> {
    return this.sql.rows<ReviewQueueRow>(QUEUE, [after?.at ?? null, after?.id ?? null, limit + 1]);
  }

  begunBy(day: string, after: string | null, limit: number): Promise<readonly ReviewPlace[]> {
    return this.sql.rows<ReviewPlace>(BEGUN, [day, after, limit]);
  }
}
