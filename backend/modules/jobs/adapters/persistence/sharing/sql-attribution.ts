import type { JobId, UserId, VisitId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { AttributedReferrer, Attribution } from '#modules/jobs/application/sharing/attribution.ts';

/**
 * A visit of the browser counts unless it belongs to another user. Reads `users` of identity: deleted
 * accounts refer no one.
 */
const LAST: Statement = {
  name: 'attribution-last-visit',
  text: `select v.referrer_id as "referrerId", v.code from (
      (select * from referral_visits where visitor_id = $1 and expires_at > $4
        and (job_id is null or job_id = $3) order by visited_at desc limit 1)
      union all
      (select * from referral_visits where id = $2 and visitor_id is null and expires_at > $4
        and (job_id is null or job_id = $3))
    ) v
    join users u on u.id = v.referrer_id and u.deleted_at is null
    order by v.visited_at desc limit 1`,
};

export class SqlAttribution implements Attribution {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  of(visitor: UserId, browser: VisitId | null, jobId: JobId, at: Date): Promise<AttributedReferrer | null> {
    return this.sql.row<AttributedReferrer>(LAST, [visitor, browser, jobId, at]);
  }
}
