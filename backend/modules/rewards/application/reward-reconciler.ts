import { isSuccessfulHire } from '#contract/hiring/vocabulary/referral-status.ts';
import type { UserId } from '#kernel/ids.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import { Reward } from '../domain/reward.ts';
import type { ReferralStatsReader, RewardRepository } from './ports.ts';

/** A referral that someone made, as hiring has it now. */
export type MadeReferral = ReferralFacts & { readonly referrerId: UserId };

export interface KeptReward {
  readonly reward: Reward | null;
  /** Now, by this. */
  readonly becameAvailable: boolean;
}

/**
 * (tx) Brings the reward of a locked referral in line with where the referral stands now. It looks at the state and
 * not at what was told, so that events may come late, twice and in any order (rules.md#reward-fixed, rules.md#lost-hire).
 */
export class RewardReconciler {
  private readonly rewards: RewardRepository;
  private readonly stats: ReferralStatsReader;

  constructor(rewards: RewardRepository, stats: ReferralStatsReader) {
    this.rewards = rewards;
    this.stats = stats;
  }

  async bringUpToDate(referral: MadeReferral, at: Date): Promise<KeptReward> {
    const found = await this.rewards.findByReferral(referral.referralId);
    const { status } = referral;
    const isHired = isSuccessfulHire(status);
    const reward = isHired ? await this.earned(found, referral, at) : found;
    let becameAvailable = false;
    if (!isHired) reward?.void(at);
    else if (status === 'completed') becameAvailable = reward?.makeAvailable(at) ?? false;
    else reward?.holdBack(at);
    if (reward) await this.rewards.save(reward);
    return { reward, becameAvailable };
  }

  private async earned(found: Reward | null, referral: MadeReferral, at: Date): Promise<Reward> {
    if (found && found.status !== 'void') return found;
    const hires = await this.stats.hireNumber(referral.referralId);
    if (found) {
      found.earnAgain(hires, at);
      return found;
    }
    const { referrerId, referralId, jobId, employerId, workerName, jobTitle, company } = referral;
    const hire = {
      referrerId,
      referralId,
      jobId,
      employerId,
      workerName,
      jobTitle,
      employerCompany: company,
    };
    return Reward.earn({ ...hire, hires }, at);
  }
}

/** Null for a referral that nobody made: a worker's own application earns no reward. */
export function madeReferral(facts: ReferralFacts | null): MadeReferral | null {
  return facts?.referrerId ? { ...facts, referrerId: facts.referrerId } : null;
}
