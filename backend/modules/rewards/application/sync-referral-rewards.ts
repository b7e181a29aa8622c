import type { Clock } from '#kernel/clock.ts';
import { isSuccessfulHire } from '#contract/hiring/vocabulary/referral-status.ts';
import type { ReferralId } from '#kernel/ids.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { Reward } from '../domain/reward.ts';
import type { PointsLedger } from './points-ledger.ts';
import type { RecordReferrerStats } from './record-referrer-stats.ts';
import { madeReferral, type KeptReward, type RewardReconciler } from './reward-reconciler.ts';

export interface SyncReferralRewardsNeeds {
  readonly hiring: Hiring;
  readonly reconciler: RewardReconciler;
  readonly points: PointsLedger;
  readonly recordStats: RecordReferrerStats;
  readonly notifier: Notifier;
  readonly clock: Clock;
}

export interface ReferralNews {
  /** The event that reported it. */
  readonly eventId: string;
  readonly occurredAt: Date;
  readonly referralId: ReferralId;
  /** The action the event itself earns points for, once per referral (rules.md#points-ledger). */
  readonly action: 'referral_submitted' | 'referral_confirmed' | null;
}

/**
 * (tx) After a change to a referral, updates its reward and the referrer's points and statistics from its
 * current state. Repeated and late events change nothing more.
 */
export class SyncReferralRewards {
  private readonly needs: SyncReferralRewardsNeeds;

  constructor(needs: SyncReferralRewardsNeeds) {
    this.needs = needs;
  }

  async run({ eventId, occurredAt, referralId, action }: ReferralNews): Promise<void> {
    const { hiring, reconciler, points, recordStats, clock } = this.needs;
    const referral = madeReferral(await hiring.lockReferral(referralId));
    if (!referral) return;
    const account = await points.open(referral.referrerId, clock.now());
    // First: points of a boost that come back are there for what is taken back below.
    const kept = await reconciler.bringUpToDate(referral, account, clock.now());
    if (action) await points.earn(account, { kind: action, subjectId: referralId }, occurredAt);
    const isHired = isSuccessfulHire(referral.status);
    const hire = { kind: 'referral_hired', subjectId: referralId, occurrenceId: eventId } as const;
    await points.settle(account, hire, isHired, occurredAt);
    await this.tell(kept);
    await recordStats.of(referral.referrerId);
  }

  private async tell({ reward, becameAvailable }: KeptReward): Promise<void> {
    if (reward && becameAvailable) {
      await this.needs.notifier.notify({
        userId: reward.referrerId,
        kind: 'reward_ready',
        data: rewardData(reward),
      });
    }
  }
}

/** The data of a reward notification. */
export function rewardData(reward: Reward) {
  const { referralId, jobId, workerName, jobTitle } = reward;
  return { referralId, jobId, workerName, jobTitle, amount: reward.total.toDollars() };
}
