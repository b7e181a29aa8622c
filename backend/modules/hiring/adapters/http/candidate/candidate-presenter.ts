import type { BodyOf } from '#platform/http/routing/answer.ts';
import type { candidateProfileSchema } from '#contract/hiring/candidate/candidate.ts';
import { candidateFit } from '#modules/hiring/application/candidate/candidate-fit.ts';
import type { ViewedCandidate } from '#modules/hiring/application/candidate/view-candidate.ts';
import { mayShowInterest, mayWrite } from '#modules/hiring/domain/candidate/profile-access.ts';
import type { ReferralAnswer } from '../referral/referral-presenter.ts';

/** A candidate as one side is shown them. `referral` is what that side reads of the referral. */
export function candidateAnswer(
  { reader, known, referral: row }: ViewedCandidate,
  referral: ReferralAnswer,
  publicUrl: string,
): BodyOf<typeof candidateProfileSchema> {
  const { id: referralId, job, status, workerName, workerPhone, workerEmail } = referral;
  const state = { status, isWithdrawn: known.status === 'withdrawn', writtenBy: known.writtenBy };
  return {
    ...known,
    referralId,
    reader,
    job,
    referredBy: referral.referrer && {
      firstName: referral.referrer.firstName,
      relationship: referral.relationship,
    },
    workerName,
    workerPhone,
    workerEmail,
    isConfirmed: row.verificationStatus === 'verified',
    backgroundCheckStatus: reader === 'employer' ? (referral.backgroundCheckStatus ?? 'not-requested') : null,
    fit: reader === 'employer' ? candidateFit(known) : null,
    presentationUrl: `${publicUrl}/candidate/${referralId}`,
    canWrite: mayWrite(reader, state),
    canShowInterest: reader === 'employer' && known.interestedAt === null && mayShowInterest(state),
  };
}
