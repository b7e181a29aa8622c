import type { Sql } from '#platform/persistence/sql.ts';
import type { VisitHistory } from '#modules/jobs/application/sharing/forget-visits.ts';

/** A month that has no younger visit: visits are renewed. */
const DROP_MONTHS = {
  name: 'visit-history-drop-months',
  text: `select drop_months('referral_visits', $1, 'visited_at')`,
};
const FORGET = {
  name: 'visit-history-forget',
  text: `delete from referral_visits where id in
    (select id from referral_visits where visited_at < $1 order by visited_at limit $2) returning 1`,
};

export class SqlVisitHistory implements VisitHistory {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async forgetBefore(at: Date, limit: number): Promise<number> {
    await this.sql.rows(DROP_MONTHS, [at]);
    return (await this.sql.rows(FORGET, [at, limit])).length;
  }
}
