import type { Page } from '#kernel/page.ts';
import { assertOwner, jobNotFound } from '#modules/jobs/index.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { JobId, ReferralId, UserId } from '#kernel/ids.ts';
import type { CheckStepRow, ReferralQueries, ReferralRow, TimelineRow } from './referral-queries.ts';
import { referralNotFound } from '../errors.ts';

/** The history of a referral; only the employer sees check steps, and other readers get none. */
export interface ReferralTimeline {
  readonly referral: ReferralRow;
  readonly steps: readonly TimelineRow[];
  readonly checks: readonly CheckStepRow[];
}

/** Referrals for the screens of the employer and the referrer, each reading what is theirs. */
export class ReadReferrals {
  private readonly queries: ReferralQueries;

  constructor(queries: ReferralQueries) {
    this.queries = queries;
  }

  ofReferrer(reader: UserId, page: Page): Promise<readonly ReferralRow[]> {
    return this.queries.ofReferrer(reader, page);
  }

  /** @throws DomainError `hiring.job_not_found`, `hiring.not_owner` */
  async ofJob(jobId: JobId, reader: UserId, page: Page): Promise<readonly ReferralRow[]> {
    const employerId = await this.queries.jobOwner(jobId);
    if (!employerId) throw jobNotFound();
    assertOwner({ employerId }, reader);
    return this.queries.ofJob(jobId, page);
  }

  /** @throws DomainError `hiring.referral_not_found`, `hiring.not_yours` (403) */
  async one(id: ReferralId, reader: UserId): Promise<ReferralRow> {
    const row = await this.queries.one(id);
    if (!row) throw referralNotFound();
    if (row.employerId !== reader && row.referrerId !== reader) {
      throw new DomainError('hiring.not_yours', 'forbidden', "This referral isn't yours");
    }
    return row;
  }

  /** @throws DomainError as `one` */
  async timeline(id: ReferralId, reader: UserId): Promise<ReferralTimeline> {
    const referral = await this.one(id, reader);
    const steps = await this.queries.timeline(id);
    const checks = referral.employerId === reader ? await this.queries.checkSteps(id) : [];
    return { referral, steps, checks };
  }
}
