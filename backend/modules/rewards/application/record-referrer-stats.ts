import type { UserId } from '#kernel/ids.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { ReferrerStatsWriter } from '#modules/identity/index.ts';
import { TierLadder, tierName } from '../domain/tier-ladder.ts';
import type { ReferralRecord } from './ports.ts';

/** (tx) Stores how somebody stands as a referrer, worked out from what happened, never counted up. */
export class RecordReferrerStats {
  private readonly standings: ReferrerStatsWriter;
  private readonly record: ReferralRecord;
  private readonly billing: Billing;

  constructor(standings: ReferrerStatsWriter, record: ReferralRecord, billing: Billing) {
    this.standings = standings;
    this.record = record;
    this.billing = billing;
  }

  async of(userId: UserId): Promise<void> {
    await this.standings.record(userId, async () => {
      const { total, successful, averageTimeToHire } = await this.record.counts(userId);
      const { released } = await this.billing.earnings(userId);
      const { tier, progressToNext } = TierLadder.standing(successful);
      return {
        totalReferrals: total,
        successfulReferrals: successful,
        totalEarningsCents: released.cents,
        currentTier: tierName(tier),
        tierProgress: progressToNext,
        averageTimeToHire,
      };
    });
  }
}
