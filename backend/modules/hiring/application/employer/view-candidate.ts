import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { ReadReferrals } from '../referral/read-referrals.ts';

export interface CandidateViews {
  /**
   * What is known of the candidate. For the owner it counts the view, makes the profile at the first one, and adds what
   * a worker who has confirmed says in their account.
   */
  see(id: ReferralId, reader: { readonly isOwner: boolean }, at: Date): Promise<object | null>;
}

interface ViewCandidateNeeds {
  readonly reading: ReadReferrals;
  readonly views: CandidateViews;
  readonly clock: Clock;
}

/** The candidate behind a referral, for its employer and its referrer; contact data as on the referral (rules.md#masked-contact). */
export class ViewCandidate {
  private readonly needs: ViewCandidateNeeds;

  constructor(needs: ViewCandidateNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.referral_not_found`, `hiring.not_yours` (403) */
  async run(id: ReferralId, reader: UserId): Promise<object> {
    const referral = await this.needs.reading.one(id, reader);
    const isOwner = referral['employerId'] === reader;
    const known = await this.needs.views.see(id, { isOwner }, this.needs.clock.now());
    const { workerName, workerPhone, workerEmail, backgroundCheckStatus } = referral;
    return { ...known, referralId: id, workerName, workerPhone, workerEmail, backgroundCheckStatus };
  }
}
