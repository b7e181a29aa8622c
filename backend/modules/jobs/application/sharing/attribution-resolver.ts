import type { JobId, UserId, VisitId } from '#kernel/ids.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { AttributedReferrer, Attribution } from './attribution.ts';

/** How someone came to a job. */
export interface CameBy {
  /** The code of the share link, where it is in the address. */
  readonly shareCode: string | null;
  /** The visit that the browser remembers. */
  readonly visitId: VisitId | null;
}

interface SharedJob {
  readonly id: JobId;
  readonly employerId: UserId;
}

/**
 * Resolves whose share link led someone to a job: the code in the address, else the last visit that counts
 * (rules.md#attribution).
 */
export class AttributionResolver {
  private readonly accounts: AccountReader;
  private readonly attribution: Attribution;

  constructor(accounts: AccountReader, attribution: Attribution) {
    this.accounts = accounts;
    this.attribution = attribution;
  }

  /** Ignores a user's own link, and the employer's link to their own job (rules.md#own-links). */
  async of(
    by: UserId,
    job: SharedJob,
    { shareCode, visitId }: CameBy,
    at: Date,
  ): Promise<AttributedReferrer | null> {
    const linked = shareCode === null ? null : await this.accounts.idByReferralCode(shareCode);
    const context =
      linked !== null && shareCode !== null
        ? { referrerId: linked, code: shareCode }
        : await this.attribution.of(by, visitId, job.id, at);
    return context?.referrerId === job.employerId || context?.referrerId === by ? null : context;
  }
}
