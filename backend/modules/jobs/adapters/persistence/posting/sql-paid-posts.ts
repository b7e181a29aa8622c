import { asId, type JobId, type UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { PaidPosts } from '#modules/jobs/application/posting/post-paid-job.ts';
import type { JobText } from '#modules/jobs/domain/posting/job-record.ts';
import { comparedValues, sameText } from './written-columns.ts';

const LOCK: Statement = {
  name: 'paid-posts-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('hiring.paid-posts:' || $1::text, 0))`,
};
const SAME: Statement = {
  name: 'paid-post-same',
  text: `select id from jobs
    where employer_id = $1 and package_id = $2 and posting_type = 'paid'
      and (payment_status = 'pending' or (payment_status = 'paid' and paid_at > $3))
      and ${sameText(4)}
    order by created_at desc, id desc limit 1`,
};
const DAYS_OVER: Statement = {
  name: 'paid-posts-days-over',
  text: `select id from jobs
    where online_until is not null and (is_active or is_featured and featured_until <= $1) and online_until <= $1
    order by online_until limit $2`,
};

export class SqlPaidPosts implements PaidPosts {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async lock(employerId: UserId): Promise<void> {
    await this.sql.rows(LOCK, [employerId]);
  }

  async same(employerId: UserId, packageId: string, text: JobText, paidSince: Date): Promise<JobId | null> {
    const values = [employerId, packageId, paidSince, ...comparedValues(text)];
    const row = await this.sql.row<{ id: string }>(SAME, values);
    return row && asId<'job'>(row.id);
  }

  async daysOver(now: Date, limit: number): Promise<readonly JobId[]> {
    const rows = await this.sql.rows<{ id: string }>(DAYS_OVER, [now, limit]);
    return rows.map(({ id }) => asId<'job'>(id));
  }
}
