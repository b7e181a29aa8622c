import type { Page } from '#kernel/page.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  EmployerOverviewQueries,
  EmployerFigures,
  ReferralFilter,
  SortedReferrals,
} from '#modules/hiring/application/employer/employer-overview.ts';
import type { ReferralRow } from '#modules/hiring/application/referral/referral-queries.ts';
import { countedReferrals, EMPLOYER_FIGURES, employerReferrals } from './employer-overview-statements.ts';

const NOTHING: EmployerFigures = {
  groups: [],
  jobs: 0,
  activeJobs: 0,
  bonusesPaid: '0.00',
  medianResponseHours: null,
};

export class SqlEmployerOverviewQueries implements EmployerOverviewQueries {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  referrals(employer: UserId, asked: SortedReferrals, page: Page): Promise<readonly ReferralRow[]> {
    const { statement, values } = employerReferrals(employer, asked, page);
    return this.sql.rows<ReferralRow>(statement, values);
  }

  async countReferrals(employer: UserId, filter: ReferralFilter): Promise<number> {
    const { statement, values } = countedReferrals(employer, filter);
    const row = await this.sql.row<{ n: number }>(statement, values);
    return row?.n ?? 0;
  }

  async figures(employer: UserId, job: JobId | null, unansweredSince: Date): Promise<EmployerFigures> {
    const row = await this.sql.row<{ figures: EmployerFigures }>(EMPLOYER_FIGURES, [
      employer,
      job,
      unansweredSince,
    ]);
    return row?.figures ?? NOTHING;
  }
}
