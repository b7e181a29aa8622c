import { hasAgreed } from '#contract/hiring/vocabulary/referral-facts.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { Billing } from '#modules/billing/index.ts';
import { nudgeFrom } from '#modules/hiring/index.ts';
import { CLAIM_TRIES } from '../contract/vocabulary/claims.ts';
import { isoWeek } from '../domain/iso-week.ts';
import { WEEKLY_POINTS_LIMIT } from '../domain/points-rules.ts';
import { TierLadder } from '../domain/tier-ladder.ts';
import type { ReferralStatsReader } from './ports.ts';
import type { CompletedRow, RewardReader } from './reward-reader.ts';

const HISTORY_LENGTH = 50;

interface ReadRewardsNeeds {
  readonly reader: RewardReader;
  readonly stats: ReferralStatsReader;
  readonly billing: Billing;
  readonly clock: Clock;
}

/** Reads a referrer's rewards, points, and earnings. Changes nothing. */
export class ReadRewards {
  private readonly needs: ReadRewardsNeeds;

  constructor(needs: ReadRewardsNeeds) {
    this.needs = needs;
  }

  /** rules.md#earnings-figures */
  async stats(userId: UserId) {
    const [counts, earnings] = await Promise.all([
      this.needs.stats.counts(userId),
      this.needs.billing.earnings(userId),
    ]);
    const { total, pending, successful } = counts;
    return {
      totalReferrals: total,
      pendingReferrals: pending,
      successfulReferrals: successful,
      totalEarnings: earnings.released.toDollars(),
      pendingEarnings: earnings.coming.toDollars(),
      availableBalance: earnings.available.toDollars(),
      conversionRate: total === 0 ? 0 : successful / total,
    };
  }

  async tier(userId: UserId) {
    const [{ successful }, { released }] = await Promise.all([
      this.needs.stats.counts(userId),
      this.needs.billing.earnings(userId),
    ]);
    const { tier, hires, progressToNext, next } = TierLadder.progress(successful);
    return {
      currentTier: tier,
      rewardPerHire: TierLadder.rewardOf(tier).toDollars(),
      totalEarnings: released.toDollars(),
      successfulHires: hires,
      progressToNext,
      nextTier: next && {
        name: next.tier,
        hiresNeeded: next.hiresNeeded,
        rewardPerHire: next.reward.toDollars(),
      },
    };
  }

  async points(userId: UserId) {
    const [currentPoints, weeklyProgress, history] = await Promise.all([
      this.needs.reader.pointsBalance(userId),
      this.needs.reader.earnedInWeek(userId, isoWeek(this.needs.clock.now())),
      this.needs.reader.pointsHistory(userId, HISTORY_LENGTH),
    ]);
    return { currentPoints, weeklyProgress, weeklyLimit: WEEKLY_POINTS_LIMIT, history };
  }

  async completedReferrals(userId: UserId, after: { at: string; id: string } | null, limit: number) {
    const [rows, balance] = await Promise.all([
      this.needs.reader.completedReferrals(userId, after, limit),
      this.needs.reader.pointsBalance(userId),
    ]);
    return rows.map((row) => completedReferral(row, balance));
  }
}

/** Until the event of the hire has made the reward, the screen shows the one that it will make. */
function completedReferral(
  { reward, hireNumber, signatureKind, asked, hasPhone, ...row }: CompletedRow,
  balance: number,
) {
  const { verificationStatus } = asked;
  const isConfirmed = hasAgreed({ verificationStatus, signatureKind });
  const live = reward?.status === 'void' ? null : reward;
  const tier = live?.tier ?? TierLadder.tierFor(hireNumber);
  const base = live ? Money.ofCents(live.amountCents) : TierLadder.rewardOf(tier);
  const payoutProcessed = live?.status === 'paid';
  const boost = TierLadder.boostOf(tier);
  const isClaimed = payoutProcessed || live?.status === 'claimed';
  const claimed = isClaimed ? base.plus(Money.ofCents(live.boostCents)) : null;
  return {
    ...row,
    tier,
    basePayout: base.toDollars(),
    payoutProcessed,
    payout: claimed?.toDollars() ?? null,
    claim: claimStatus(live, isConfirmed),
    nudgeFrom: isConfirmed || !hasPhone ? null : (nudgeFrom(asked)?.toISOString() ?? null),
    boost: {
      amount: boost.amount.toDollars(),
      points: boost.points,
      affordable: balance >= boost.points,
    },
  };
}

/** Whether the referrer can claim a reward, and if not, why (rules.md#claim-review). */
function claimStatus(reward: CompletedRow['reward'], isConfirmed: boolean) {
  const reason = reward?.refusal ?? null;
  if (reward?.status === 'paid') return { state: 'paid' as const, reason: null, mayClaim: false };
  if (reward?.status === 'claimed') return { state: 'in_review' as const, reason: null, mayClaim: false };
  if (!isConfirmed) return { state: 'unconfirmed' as const, reason, mayClaim: false };
  if (!reward || reward.refusals === 0) return { state: 'ready' as const, reason: null, mayClaim: true };
  return { state: 'refused' as const, reason, mayClaim: reward.refusals < CLAIM_TRIES };
}
