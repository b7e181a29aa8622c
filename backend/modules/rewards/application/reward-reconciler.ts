import { isAt, isSuccessfulHire } from '#contract/hiring/vocabulary/referral-status.ts';
import type { UserId } from '#kernel/ids.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import type { PointsAccount } from '../domain/points-account.ts';
import { Reward } from '../domain/reward.ts';
import type { ClaimRepository } from './claims/claim-repository.ts';
import type { PointsLedger } from './points-ledger.ts';
import type { ReferralStatsReader, RewardRepository } from './ports.ts';

/** A referral that someone made, as hiring has it now. */
export type MadeReferral = ReferralFacts & { readonly referrerId: UserId };

export interface KeptReward {
  readonly reward: Reward | null;
  /** Now, by this. */
  readonly becameAvailable: boolean;
}

interface RewardReconcilerNeeds {
  readonly rewards: RewardRepository;
  readonly claims: ClaimRepository;
  readonly points: PointsLedger;
  readonly stats: ReferralStatsReader;
}

/**
 * (tx) Updates the reward of a locked referral to the referral's current state. It reads the state and not
 * the events, so events may arrive late, twice, and in any order (rules.md#reward-fixed, rules.md#lost-hire).
 */
export class RewardReconciler {
  private readonly needs: RewardReconcilerNeeds;

  constructor(needs: RewardReconcilerNeeds) {
    this.needs = needs;
  }

  /** @param account the referrer's points, locked */
  async bringUpToDate(referral: MadeReferral, account: PointsAccount, at: Date): Promise<KeptReward> {
    const found = await this.needs.rewards.findByReferral(referral.referralId);
    const { status } = referral;
    const isHired = isSuccessfulHire(status);
    const isDone = isAt(status, 'completed');
    if (found?.status === 'claimed' && !isDone) await this.lapse(found, account, at);
    const reward = isHired ? await this.earned(found, referral, at) : found;
    let becameAvailable = false;
    if (!isHired) reward?.void(at);
    else if (isDone) becameAvailable = reward?.makeAvailable(at) ?? false;
    else reward?.holdBack(at);
    if (reward) await this.needs.rewards.save(reward);
    return { reward, becameAvailable };
  }

  /** An undecided claim ends with the hire or its completion, and its points are returned. */
  private async lapse(reward: Reward, account: PointsAccount, at: Date): Promise<void> {
    const { claims, points } = this.needs;
    const claim = await claims.lockWaiting(reward.id);
    if (!claim) return;
    claim.lapse(at);
    reward.unclaim(at);
    await claims.save(claim);
    await points.returnBoost(account, claim, at);
  }

  private async earned(found: Reward | null, referral: MadeReferral, at: Date): Promise<Reward> {
    if (found && found.status !== 'void') return found;
    const hires = await this.needs.stats.hireNumber(referral.referralId);
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

/** Null for a referral without a referrer: a worker's own application earns no reward. */
export function madeReferral(facts: ReferralFacts | null): MadeReferral | null {
  return facts?.referrerId ? { ...facts, referrerId: facts.referrerId } : null;
}
