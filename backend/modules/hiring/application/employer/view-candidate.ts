import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { CandidateProfile } from '../../contract/candidate.ts';
import { referralNotFound } from '../errors.ts';
import type { ReadReferrals } from '../referral/read-referrals.ts';
import type { ReferralRow } from '../referral/referral-queries.ts';

/** What the candidate, their account and their references say. */
export type KnownCandidate = Omit<
  CandidateProfile,
  'referralId' | 'workerName' | 'workerPhone' | 'workerEmail' | 'backgroundCheckStatus'
>;

export interface ViewedCandidate {
  readonly referral: ReferralRow;
  readonly known: KnownCandidate;
}

export interface CandidateViews {
  /**
   * What is known of the candidate. For the owner it counts the view, makes the profile at the first one, and adds what
   * a worker who has confirmed says in their account.
   */
  see(id: ReferralId, reader: { readonly isOwner: boolean }, at: Date): Promise<KnownCandidate | null>;
}

interface ViewCandidateNeeds {
  readonly reading: ReadReferrals;
  readonly views: CandidateViews;
  readonly clock: Clock;
}

/** The candidate behind a referral, for its employer and its referrer. */
export class ViewCandidate {
  private readonly needs: ViewCandidateNeeds;

  constructor(needs: ViewCandidateNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.referral_not_found`, `hiring.not_yours` (403) */
  async run(id: ReferralId, reader: UserId): Promise<ViewedCandidate> {
    const referral = await this.needs.reading.one(id, reader);
    const isOwner = referral.employerId === reader;
    const known = await this.needs.views.see(id, { isOwner }, this.needs.clock.now());
    if (!known) throw referralNotFound();
    return { referral, known };
  }
}
