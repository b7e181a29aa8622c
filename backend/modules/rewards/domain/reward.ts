import { Aggregate } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId, type JobId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { RewardsEvents } from './events.ts';
import { claimFigures, type ClaimFigures, type ShownFigures } from './reward-claim.ts';
import { TierLadder } from './tier-ladder.ts';
import type { Tier } from '#contract/hiring/vocabulary/tiers.ts';

export type RewardStatus = 'pending' | 'available' | 'claimed' | 'paid' | 'void';

export interface SuccessfulHire {
  readonly referrerId: UserId;
  readonly referralId: ReferralId;
  readonly jobId: JobId;
  readonly employerId: UserId;
  readonly workerName: string;
  readonly jobTitle: string;
  readonly employerCompany: string;
  /** The referrer's hires including this one. */
  readonly hires: number;
}

/**
 * The company's own reward for a hire, its amount fixed at the hire (rules.md#reward-fixed, rules.md#reward-claim): pending until the work is
 * completed, then available, claimed and paid; void when the hire comes to nothing before it was claimed.
 */
export class Reward extends Aggregate<keyof RewardsEvents> {
  readonly id!: string;
  readonly referrerId!: UserId;
  readonly referralId!: ReferralId;
  readonly jobId!: JobId;
  readonly employerId!: UserId;
  readonly workerName!: string;
  readonly jobTitle!: string;
  readonly employerCompany!: string;
  readonly tier!: Tier;
  readonly successfulHiresAtTime!: number;
  readonly baseAmountCents!: number;
  readonly tierMultiplier!: number;
  /** Base times multiplier. */
  readonly rewardAmountCents!: number;
  readonly boostCents!: number;
  readonly pointsSpent!: number;
  readonly status!: RewardStatus;
  readonly claimedAt!: Date | null;
  readonly paidAt!: Date | null;
  readonly paymentMethod!: string | null;
  readonly notes!: string | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;

  static earn({ hires, ...hire }: SuccessfulHire, at: Date): Reward {
    const reward = Object.assign(new Reward(), {
      ...hire,
      ...tierOf(hires),
      id: newId(),
      baseAmountCents: TierLadder.baseReward.cents,
      boostCents: 0,
      pointsSpent: 0,
      status: 'pending' as const,
      claimedAt: null,
      paidAt: null,
      paymentMethod: null,
      notes: null,
      createdAt: at,
      updatedAt: at,
      version: 1,
    });
    reward.record(domainEvent('rewards.reward_earned', at, { ...reward.about, hires }));
    return reward;
  }

  get amount(): Money {
    return Money.ofCents(this.rewardAmountCents);
  }

  get total(): Money {
    return Money.ofCents(this.rewardAmountCents + this.boostCents);
  }

  /** The hire was restored: a void reward is earned again, with the hire's current number. */
  earnAgain(hires: number, at: Date): void {
    if (this.status !== 'void') return;
    this.become({ ...tierOf(hires), status: 'pending', updatedAt: at });
    this.record(domainEvent('rewards.reward_earned', at, { ...this.about, hires }));
  }

  /** The work is completed: it can be claimed. Repeating does nothing. True the first time. */
  makeAvailable(at: Date): boolean {
    if (this.status !== 'pending') return false;
    this.become({ status: 'available', updatedAt: at });
    this.record(domainEvent('rewards.reward_available', at, this.about));
    return true;
  }

  /** The completion was undone before a claim: it waits again. */
  holdBack(at: Date): void {
    if (this.status === 'available') this.become({ status: 'pending', updatedAt: at });
  }

  /**
   * Once. The points are to be debited in the same transaction.
   * @throws DomainError `rewards.not_completed` (rule_broken), `rewards.already_claimed` (conflict),
   * `rewards.figures_changed` (conflict), `rewards.too_few_points` (rule_broken).
   */
  claim(shown: ShownFigures, pointsBalance: number, at: Date): ClaimFigures {
    const figures = this.figuresOf(shown, pointsBalance);
    const { boost, pointsSpent, totalPayout } = figures;
    this.become({ status: 'claimed', boostCents: boost.cents, pointsSpent, claimedAt: at, updatedAt: at });
    const claimed = { boostCents: boost.cents, pointsSpent, totalCents: totalPayout.cents };
    this.record(domainEvent('rewards.reward_claimed', at, { ...this.about, ...claimed }));
    return figures;
  }

  /** The figures of a claim made now. @throws DomainError as `claim` */
  figuresOf(shown: ShownFigures, pointsBalance: number): ClaimFigures {
    if (this.status === 'pending' || this.status === 'void') {
      throw new DomainError('rewards.not_completed', 'rule_broken', "This referral isn't completed yet");
    }
    if (this.status !== 'available') {
      throw new DomainError(
        'rewards.already_claimed',
        'conflict',
        'This payout has already been claimed',
        this.claimedFigures,
      );
    }
    return claimFigures(this, shown, pointsBalance);
  }

  /** The ledger has it. Repeating does nothing. @throws DomainError `rewards.not_claimed` (conflict). */
  markPaid(paymentMethod: string, at: Date): void {
    if (this.status === 'paid') return;
    if (this.status !== 'claimed') {
      throw new DomainError('rewards.not_claimed', 'conflict', 'Only a claimed payout is paid');
    }
    this.become({ status: 'paid', paidAt: at, paymentMethod, updatedAt: at });
    this.record(domainEvent('rewards.reward_paid', at, { ...this.about, totalCents: this.total.cents }));
  }

  /** A claim was refused, or there is nothing more to claim: what was claimed is not (rules.md#claim-review). */
  unclaim(at: Date): void {
    if (this.status !== 'claimed') return;
    this.become({ status: 'available', boostCents: 0, pointsSpent: 0, claimedAt: null, updatedAt: at });
  }

  /**
   * The hire was undone or rejected: an unpaid reward becomes void, a paid one stays (rules.md#lost-hire).
   */
  void(at: Date): void {
    if (this.status !== 'pending' && this.status !== 'available') return;
    this.become({ status: 'void', updatedAt: at });
    this.record(domainEvent('rewards.reward_voided', at, this.about));
  }

  private get claimedFigures() {
    const details = {
      basePayout: this.amount.toDollars(),
      tempBoost: Money.ofCents(this.boostCents).toDollars(),
      pointsSpent: this.pointsSpent,
      totalPayout: this.total.toDollars(),
    };
    return { details };
  }

  private get about() {
    const { id, referralId, jobId, employerId, referrerId, tier, rewardAmountCents } = this;
    return { rewardId: id, referralId, jobId, employerId, referrerId, tier, rewardCents: rewardAmountCents };
  }

  private become(changes: Partial<Omit<Reward, 'id' | 'referrerId' | 'referralId'>>): void {
    Object.assign(this, changes);
  }
}

function tierOf(hires: number) {
  const tier = TierLadder.tierFor(hires);
  return {
    tier,
    successfulHiresAtTime: hires,
    tierMultiplier: TierLadder.multiplierOf(tier),
    rewardAmountCents: TierLadder.rewardOf(tier).cents,
  };
}
