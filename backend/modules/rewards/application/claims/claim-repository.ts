import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { PayoutClaim } from '../../domain/payout-claim.ts';

/** (tx) */
export interface ClaimRepository {
  /** The claim's parties, without a lock, because the referral is locked first. Null for an unknown claim. */
  partiesOf(id: string): Promise<{ readonly referralId: ReferralId; readonly referrerId: UserId } | null>;
  /** Locked until the transaction ends. */
  lock(id: string): Promise<PayoutClaim | null>;
  /** The one of a reward that waits for an admin, locked. */
  lockWaiting(rewardId: string): Promise<PayoutClaim | null>;
  /** Those of a reward that were refused, the newest first. */
  refused(rewardId: string): Promise<readonly PayoutClaim[]>;
  /** Number of the referrer's claims since then, without lapsed ones. */
  countSince(referrerId: UserId, since: Date): Promise<number>;
  save(claim: PayoutClaim): Promise<void>;
}
