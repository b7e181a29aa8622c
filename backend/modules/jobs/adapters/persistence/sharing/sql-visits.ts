import type { Sql } from '#platform/persistence/sql.ts';
import type { Visit, Visits } from '#modules/jobs/application/sharing/visits.ts';

const RENEW = {
  name: 'visit-renew',
  text: `update referral_visits set visited_at = $5, expires_at = $6, visitor_id = coalesce(visitor_id, $4::uuid)
    where id = $1 and referrer_id = $2 and expires_at > $5
      and job_id is not distinct from (select id from jobs where id = $3::uuid)
      and ($4::uuid is null or visitor_id is null or visitor_id = $4::uuid)
    returning id`,
};
const ADD = {
  name: 'visit-insert',
  text: `insert into referral_visits (id, referrer_id, job_id, visitor_id, code, visited_at, first_visited_at, expires_at)
    values ($1, $2, (select id from jobs where id = $3::uuid), $4, $7, $5, $5, $6)`,
};

export class SqlVisits implements Visits {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async renew({ id, referrerId, jobId, visitorId, at, until }: Visit): Promise<boolean> {
    return (await this.sql.row(RENEW, [id, referrerId, jobId, visitorId, at, until])) !== null;
  }

  async add({ id, referrerId, jobId, visitorId, code, at, until }: Visit): Promise<void> {
    await this.sql.rows(ADD, [id, referrerId, jobId, visitorId, at, until, code]);
  }
}
