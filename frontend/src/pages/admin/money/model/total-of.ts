import type { RewardClaim } from '#contract/rewards/reward-claim.ts';

/** The total of several claims, in dollars. */
export function totalOf(claims: readonly Pick<RewardClaim, 'payout'>[]): string {
  const cents = claims.reduce((sum, { payout }) => sum + Math.round(Number(payout) * 100), 0);
  return (cents / 100).toFixed(2);
}
