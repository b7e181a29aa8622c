import { DomainError } from '#kernel/domain-error.ts';
import { Money } from '#kernel/money.ts';
import { TierLadder } from './tier-ladder.ts';
import type { Tier } from '#contract/hiring/vocabulary/tiers.ts';

/**
 * Figures the person saw before claiming; boost and points are zero without a boost (rules.md#claim-figures).
 */
export interface ShownFigures {
  readonly basePayout: Money;
  readonly tempBoost: Money;
  readonly pointsSpent: number;
}

export interface ClaimFigures {
  readonly basePayout: Money;
  readonly boost: Money;
  readonly pointsSpent: number;
  readonly totalPayout: Money;
}

/**
 * The amount a claim pays, computed by the server. The reward's tier sets the boost (rules.md#boosts).
 * @throws DomainError `rewards.figures_changed` (conflict, with the new figures), `rewards.too_few_points`
 * (rule_broken).
 */
export function claimFigures(
  reward: { readonly tier: Tier; readonly amount: Money },
  shown: ShownFigures,
  pointsBalance: number,
): ClaimFigures {
  const boosted = shown.pointsSpent !== 0 || !shown.tempBoost.isZero();
  const offered = TierLadder.boostOf(reward.tier);
  const boost = boosted ? offered.amount : Money.zero;
  const pointsSpent = boosted ? offered.points : 0;
  const totalPayout = reward.amount.plus(boost);
  const figures = { basePayout: reward.amount, boost, pointsSpent, totalPayout };
  assertAsShown(figures, shown);
  if (pointsSpent > pointsBalance) {
    throw new DomainError(
      'rewards.too_few_points',
      'rule_broken',
      "You don't have enough points for this boost",
      {
        pointsNeeded: pointsSpent,
        pointsBalance,
      },
    );
  }
  return figures;
}

function assertAsShown(figures: ClaimFigures, shown: ShownFigures): void {
  const { basePayout, boost, pointsSpent, totalPayout } = figures;
  const same = basePayout.equals(shown.basePayout) && boost.equals(shown.tempBoost);
  if (same && pointsSpent === shown.pointsSpent) return;
  throw new DomainError(
    'rewards.figures_changed',
    'conflict',
    'The payout has changed. Please look at it again.',
    {
      details: {
        basePayout: basePayout.toDollars(),
        tempBoost: boost.toDollars(),
        pointsSpent,
        totalPayout: totalPayout.toDollars(),
      },
    },
  );
}
