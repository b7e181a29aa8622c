import type { ReferralId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { EmploymentChecks } from '#modules/hiring/index.ts';

const UNDECIDED: Statement = {
  name: 'i9-everify-undecided',
  text: `select 1 from i9_forms where referral_id = $1 and everify_is_undecided and not is_retention_only
    and form_status = 'complete'`,
};

/**
 * Answers the questions of the hiring context. The caller has locked the referral, so nothing begins in
 * between.
 */
export class SqlEmploymentChecks implements EmploymentChecks {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async isUndecided(id: ReferralId): Promise<boolean> {
    return (await this.sql.row(UNDECIDED, [id])) !== null;
  }
}
