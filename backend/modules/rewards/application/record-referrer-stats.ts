import type { UserId } from '#kernel/ids.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { ReferrerStatsWriter } from '#modules/identity/index.ts';
import { TierLadder, tierName } from '../domain/tier-ladder.ts';
import type { ReferralStatsReader } from './ports.ts';

interface RecordReferrerStatsNeeds {
  readonly writer: ReferrerStatsWriter;
  readonly stats: ReferralStatsReader;
  readonly billing: Billing;
}

/** (tx) Stores a referrer's figures, always computed from the source data and never incremented. */
export class RecordReferrerStats {
  private readonly needs: RecordReferrerStatsNeeds;

  constructor(needs: RecordReferrerStatsNeeds) {
    this.needs = needs;
  }

  async of(userId: UserId): Promise<void> {
    await this.needs.writer.record(userId, async () => {
      const { total, successful, averageTimeToHire } = await this.needs.stats.counts(userId);
      const { released } = await this.needs.billing.earnings(userId);
      const { tier, progressToNext } = TierLadder.progress(successful);
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
