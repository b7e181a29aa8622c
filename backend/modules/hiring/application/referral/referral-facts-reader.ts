import type { ReferralId } from '#kernel/ids.ts';
import type { ReferralMoney } from '#modules/billing/index.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { ReferralFacts } from '../hiring.ts';

export interface ReferralFactsReader {
  read(id: ReferralId): Promise<ReferralFacts | null>;
  /** (tx) Locked until it ends. */
  lock(id: ReferralId): Promise<ReferralFacts | null>;
}

/** The fields that billing needs to move a referral's money. */
export function moneyOf(referral: Referral): ReferralMoney {
  const { id, jobId, employerId, referrerId, bonus, payoutSchedule } = referral;
  return { referralId: id, jobId, employerId, referrerId, bonus, payoutSchedule };
}
