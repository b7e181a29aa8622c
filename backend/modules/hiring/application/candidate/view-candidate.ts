import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { CandidateProfile } from '../../contract/candidate/candidate.ts';
import type { ProfileReader } from '../../contract/vocabulary/candidate-profile.ts';
import type { Asking } from '../../domain/worker/job-fit.ts';
import { notYours, readerOf } from '../../domain/candidate/profile-access.ts';
import { referralNotFound } from '../errors.ts';
import type { OwnReferrals } from '../referral/own-referrals.ts';
import type { ReferralQueries, ReferralRow } from '../referral/referral-queries.ts';

/** Facts from the candidate, their account, their checks and their references. */
export type KnownCandidate = Pick<
  CandidateProfile,
  | 'professionalSummary'
  | 'keySkills'
  | 'skillsVerified'
  | 'workExperience'
  | 'certifications'
  | 'availability'
  | 'desiredPayRate'
  | 'transportation'
  | 'backgroundCheckData'
  | 'backgroundCheckConsent'
  | 'consentRequestSentAt'
  | 'consentReceivedAt'
  | 'fcraDisclosureVersion'
  | 'references'
  | 'referenceScore'
  | 'viewCount'
  | 'interestCount'
  | 'interestedAt'
  | 'status'
  | 'writtenBy'
  | 'createdAt'
  | 'updatedAt'
> & {
  /** The job's requirements to compare the candidate with. */
  readonly asked: Pick<Asking, 'title' | 'description' | 'category' | 'payRate' | 'requiredSkills'>;
};

export interface ViewedCandidate {
  readonly referral: ReferralRow;
  readonly reader: ProfileReader;
  readonly known: KnownCandidate;
}

export interface CandidateViews {
  /**
   * The known facts about the candidate. The employer reads published profiles and the accounts of workers
   * who have confirmed; the employer's first view counts (rules.md#counted-once).
   */
  see(id: ReferralId, by: UserId, as: ProfileReader, at: Date): Promise<KnownCandidate | null>;
}

interface ViewCandidateNeeds {
  readonly queries: Pick<ReferralQueries, 'one'>;
  readonly own: Pick<OwnReferrals, 'workerOf'>;
  readonly views: CandidateViews;
  readonly clock: Clock;
}

/** The candidate behind a referral, for its employer, its referrer and the worker. */
export class ViewCandidate {
  private readonly needs: ViewCandidateNeeds;

  constructor(needs: ViewCandidateNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.referral_not_found`, `hiring.not_yours` (403) */
  async run(id: ReferralId, by: UserId): Promise<ViewedCandidate> {
    const { queries, own, views, clock } = this.needs;
    const referral = await queries.one(id);
    if (!referral) throw referralNotFound();
    const { employerId, referrerId } = referral;
    const workerId = by === employerId ? null : await own.workerOf(id);
    const reader = readerOf(by, { employerId, referrerId, workerId });
    if (reader === null) throw notYours();
    const known = await views.see(id, by, reader, clock.now());
    if (!known) throw referralNotFound();
    return { referral, reader, known };
  }
}
