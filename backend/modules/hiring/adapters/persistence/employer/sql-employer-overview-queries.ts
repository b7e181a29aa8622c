import type { Page } from '#kernel/page.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  EmployerOverviewQueries,
  EmployerFigures,
  ReferralFilter,
} from '#modules/hiring/application/employer/employer-overview.ts';
import type { ReferralRow } from '#modules/hiring/application/referral/referral-queries.ts';
import { EMPLOYER_FIGURES, employerReferrals } from './employer-overview-statements.ts';

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

  referrals(employer: UserId, filter: ReferralFilter, page: Page): Promise<readonly ReferralRow[]> {
    const { statement, values } = employerReferrals(employer, filter, page);
    return this.sql.rows<ReferralRow>(statement, values);
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
