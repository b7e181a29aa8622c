import { newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { Checks, ReportStatus, ReportStatement } from '#modules/hiring/index.ts';

const STATUS: Statement = {
  name: 'report-status',
  text: `select case when exists (select from adverse_actions where referral_id = $1 and status = 'waiting') then 'announced'
    when exists (select from background_checks where live_referral_id = $1 and status = 'concerns')
      then case when exists (select from adverse_actions where referral_id = $1) then 'retracted' else 'concerns' end
    else 'clear' end as status`,
};
const OPEN: Statement = {
  name: 'open-reports',
  text: `select distinct b.live_referral_id as id from background_checks b
    where b.employer_id = $1 and b.status = 'concerns' and b.live_referral_id is not null
      and not exists (select from adverse_actions a where a.referral_id = b.live_referral_id and a.status = 'waiting')`,
};
const KEEP: Statement = {
  name: 'report-statement',
  text: `insert into check_events (id, referral_id, at, kind, actor, way_out, stated_by, other_reason)
    values ($1, $2, $3, 'report_no_part', 'employer', $4, $5, $6)`,
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

  async openReports(employerId: UserId): Promise<readonly ReferralId[]> {
    const rows = await this.sql.rows<{ id: ReferralId }>(OPEN, [employerId]);
    return rows.map(({ id }) => id);
  }

  async saveStatement(statement: ReportStatement): Promise<void> {
    const { referralId, at, way, statedBy, otherReason } = statement;
    await this.sql.rows(KEEP, [newId(), referralId, at, way, statedBy, otherReason]);
  }
}
