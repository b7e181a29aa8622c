import { newId, type ReferralId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { Checks, ReportStatus, ReportStatement } from '#modules/hiring/index.ts';

const STATUS: Statement = {
  name: 'report-status',
  text: `select case when exists (select from adverse_actions where referral_id = $1 and status = 'waiting') then 'announced'
    when exists (select from background_checks where live_referral_id = $1 and status = 'concerns') then 'concerns'
    else 'clear' end as status`,
};
const KEEP: Statement = {
  name: 'report-statement',
  text: `insert into check_events (id, referral_id, at, kind, actor, way_out, stated_by)
    values ($1, $2, $3, 'report_no_part', 'employer', $4, $5)`,
};

/** The facade for hiring. The caller locks the referral, so nothing starts in between. */
export class SqlWaysOut implements Checks {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async reportStatus(id: ReferralId): Promise<ReportStatus> {
    const row = await this.sql.row<{ status: ReportStatus }>(STATUS, [id]);
    return row?.status ?? 'clear';
  }

  async saveStatement({ referralId, at, way, statedBy }: ReportStatement): Promise<void> {
    await this.sql.rows(KEEP, [newId(), referralId, at, way, statedBy]);
  }
}
