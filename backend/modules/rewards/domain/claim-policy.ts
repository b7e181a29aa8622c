import type { Money } from '#kernel/money.ts';
import { CLAIMS_WITHOUT_REVIEW, type ReviewReason } from '../contract/vocabulary/claims.ts';

export interface ClaimFacts {
  readonly payout: Money;
  /** Crewvine's earnings on the referral after refunds. */
  readonly kept: Money;
  /** The referrer's claims of the last thirty days, this one included. */
  readonly recentClaims: number;
  readonly isRepeated: boolean;
}

/** Why an admin looks at a claim before it is paid; nothing: it is paid right away (rules.md#claim-review). */
export function reviewReasons({ payout, kept, recentClaims, isRepeated }: ClaimFacts): ReviewReason[] {
  const reasons: ReviewReason[] = [];
  if (kept.isLessThan(payout)) reasons.push(kept.isZero() ? 'earned_nothing' : 'earned_too_little');
  if (recentClaims > CLAIMS_WITHOUT_REVIEW) reasons.push('many_claims');
  if (isRepeated) reasons.push('refused_before');
  return reasons;
}
