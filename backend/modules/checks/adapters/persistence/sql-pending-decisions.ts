import type { ReferralId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { Checks } from '#modules/hiring/index.ts';

const PENDING: Statement = {
  name: 'adverse-action-pending',
  text: `select 1 from adverse_actions where referral_id = $1 and status = 'waiting'`,
};

/** What hiring asks. The referral is locked by the caller, so nothing begins in between. */
export class SqlPendingDecisions implements Checks {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async decisionPending(id: ReferralId): Promise<boolean> {
    return (await this.sql.row(PENDING, [id])) !== null;
  }
}
