import type { Page } from '#kernel/page.ts';
import type { JobId, ReferralId, UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type {
  CheckStepRow,
  ReferralQueries,
  ReferralRow,
  TimelineRow,
} from '#modules/hiring/application/referral/referral-queries.ts';
import {
  CHECK_STEPS,
  JOB_OWNER,
  ONE_REFERRAL,
  REFERRALS_OF_JOB,
  REFERRALS_OF_REFERRER,
  TIMELINE,
} from './referral-statements.ts';

export class SqlReferralQueries implements ReferralQueries {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  ofReferrer(referrerId: UserId, page: Page): Promise<readonly ReferralRow[]> {
    return this.list(REFERRALS_OF_REFERRER, referrerId, page);
  }

  ofJob(jobId: JobId, page: Page): Promise<readonly ReferralRow[]> {
    return this.list(REFERRALS_OF_JOB, jobId, page);
  }

  one(id: ReferralId): Promise<ReferralRow | null> {
    return this.sql.row<ReferralRow>(ONE_REFERRAL, [id]);
  }

  timeline(id: ReferralId): Promise<readonly TimelineRow[]> {
    return this.sql.rows<TimelineRow>(TIMELINE, [id]);
  }

  checkSteps(id: ReferralId): Promise<readonly CheckStepRow[]> {
    return this.sql.rows<CheckStepRow>(CHECK_STEPS, [id]);
  }

  async jobOwner(id: JobId): Promise<UserId | null> {
    const row = await this.sql.row<{ employerId: UserId }>(JOB_OWNER, [id]);
    return row?.employerId ?? null;
  }

  private list(statement: Statement, of: string, { limit, after }: Page): Promise<readonly ReferralRow[]> {
    return this.sql.rows<ReferralRow>(statement, [of, limit + 1, after?.at ?? null, after?.id ?? null]);
  }
}
