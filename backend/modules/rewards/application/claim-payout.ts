import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { ClaimFigures, ShownFigures } from '../domain/reward-claim.ts';
import type { Reward } from '../domain/reward.ts';
import type { PointsLedger } from './points-ledger.ts';
import type { RewardRepository } from './ports.ts';
import type { RecordReferrerStats } from './record-referrer-stats.ts';
import { madeReferral, type MadeReferral, type RewardReconciler } from './reward-reconciler.ts';
import { rewardData } from './sync-referral-rewards.ts';

export interface ClaimPayoutNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly billing: Billing;
  readonly reconciler: RewardReconciler;
  readonly rewards: RewardRepository;
  readonly points: PointsLedger;
  readonly recordStats: RecordReferrerStats;
  readonly notifier: Notifier;
  readonly clock: Clock;
}

/** Where a claimed reward goes: the referrer's balance in the ledger. */
const TO_BALANCE = 'balance';

/** The referrer claims the reward of a completed referral, once, with or without a boost for points (rules.md#reward-claim). */
export class ClaimPayout {
  private readonly needs: ClaimPayoutNeeds;

  constructor(needs: ClaimPayoutNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `hiring.referral_not_found` (404), `hiring.not_referrer` (403), `rewards.not_completed` (422),
   * `rewards.already_claimed` and `rewards.figures_changed` (409, with the figures), `rewards.too_few_points` (422)
   */
  async run(referralId: ReferralId, by: UserId, shown: ShownFigures): Promise<ClaimFigures> {
    return this.needs.unitOfWork.transaction(async () => {
      const referral = await this.lockOwn(referralId, by);
      return this.claim(referral, shown);
    });
  }

  private async lockOwn(referralId: ReferralId, by: UserId): Promise<MadeReferral> {
    const facts = await this.needs.hiring.lockReferral(referralId);
    if (!facts) throw new DomainError('hiring.referral_not_found', 'not_found', 'Referral not found');
    const referral = madeReferral(facts);
    if (referral?.referrerId !== by) {
      throw new DomainError('hiring.not_referrer', 'forbidden', 'This referral was made by someone else');
    }
    return referral;
  }

  private async claim(referral: MadeReferral, shown: ShownFigures): Promise<ClaimFigures> {
    const { billing, reconciler, points, recordStats, notifier, clock } = this.needs;
    const now = clock.now();
    const userId = referral.referrerId;
    const account = await points.open(userId, now);
    // The event of the completion may still be under way: the claim does not wait for it.
    const kept = await reconciler.bringUpToDate(referral, now);
    const reward = completed(kept.reward, referral);
    const figures = reward.claim(shown, account.balance, now);
    const { pointsSpent, totalPayout } = figures;
    if (pointsSpent > 0) await points.spendOnBoost(account, reward.id, pointsSpent, now);
    const { referralId } = referral;
    await billing.payReward({ rewardId: reward.id, userId, referralId, amount: totalPayout });
    reward.markPaid(TO_BALANCE, now);
    await this.needs.rewards.save(reward);
    await notifier.notify({ userId, kind: 'payout_paid', data: rewardData(reward) });
    await recordStats.of(userId);
    return figures;
  }
}

function completed(reward: Reward | null, { status }: MadeReferral): Reward {
  if (reward && status === 'completed') return reward;
  throw new DomainError('rewards.not_completed', 'rule_broken', "This referral isn't completed yet");
}
