import type { Sql } from '#platform/persistence/sql.ts';
import type { VisitHistory } from '#modules/jobs/application/sharing/forget-visits.ts';

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
    return (await this.sql.rows(FORGET, [at, limit])).length;
  }
}
