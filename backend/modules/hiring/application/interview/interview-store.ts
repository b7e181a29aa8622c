import type { ReferralId } from '#kernel/ids.ts';
import type { Interview } from '../../domain/interview/interview.ts';

export interface InterviewStore {
  /** (tx) Locked. */
  findByToken(tokenHash: string): Promise<Interview | null>;
  /** (tx) The one of a referral that has not ended, locked. */
  findLive(referralId: ReferralId): Promise<Interview | null>;
  /** (tx) */
  save(interview: Interview): Promise<void>;
  /** Referrals with a reminder due now. */
  toRemind(now: Date, limit: number): Promise<readonly ReferralId[]>;
}
