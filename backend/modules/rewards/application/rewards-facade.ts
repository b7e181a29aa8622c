import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Rewards } from '#modules/hiring/index.ts';
import { TierLadder } from '../domain/tier-ladder.ts';
import type { ReferralStatsReader } from './ports.ts';
import type { RewardReader } from './reward-reader.ts';

/** The rewards interface for hiring. */
export class RewardsFacade implements Rewards {
  private readonly reader: RewardReader;
  private readonly stats: ReferralStatsReader;

  constructor(reader: RewardReader, stats: ReferralStatsReader) {
    this.reader = reader;
    this.stats = stats;
  }

  async isClaimed(id: ReferralId): Promise<boolean> {
    return this.reader.isClaimed(id);
  }

  async nextReward(referrerId: UserId): Promise<Money> {
    const hires = await this.stats.hiresForTier(referrerId);
    return TierLadder.rewardOf(TierLadder.tierFor(hires + 1));
  }
}
