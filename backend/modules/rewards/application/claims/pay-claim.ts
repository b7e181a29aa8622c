import type { Billing } from '#modules/billing/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { PayoutClaim } from '../../domain/payout-claim.ts';
import type { Reward } from '../../domain/reward.ts';
import type { RewardRepository } from '../ports.ts';
import type { RecordReferrerStats } from '../record-referrer-stats.ts';
import { rewardData } from '../sync-referral-rewards.ts';

interface PayClaimNeeds {
  readonly billing: Pick<Billing, 'payReward'>;
  readonly rewards: RewardRepository;
  readonly recordStats: RecordReferrerStats;
  readonly notifier: Notifier;
}

/** The destination of a paid claim: the referrer's balance in the ledger. */
const TO_BALANCE = 'balance';

/** (tx) Puts a claimed reward into the referrer's balance. */
export class PayClaim {
  private readonly needs: PayClaimNeeds;

  constructor(needs: PayClaimNeeds) {
    this.needs = needs;
  }

  async run(reward: Reward, claim: PayoutClaim, at: Date): Promise<void> {
    const { billing, rewards, recordStats } = this.needs;
    const { referrerId: userId, referralId } = reward;
    await billing.payReward({ rewardId: reward.id, userId, referralId, amount: claim.payout });
    reward.markPaid(TO_BALANCE, at);
    await rewards.save(reward);
    await recordStats.of(userId);
  }

  /** (tx) As `run`, by an admin: the referrer has waited and is notified. */
  async approve(reward: Reward, claim: PayoutClaim, at: Date): Promise<void> {
    await this.run(reward, claim, at);
    const data = rewardData(reward);
    await this.needs.notifier.notify({ userId: reward.referrerId, kind: 'payout_paid', data });
  }
}
