import { isAt } from '#contract/hiring/vocabulary/referral-status.ts';
import { addDays, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import { CLAIM_WINDOW_DAYS } from '../../contract/vocabulary/claims.ts';
import { PayoutClaim } from '../../domain/payout-claim.ts';
import type { ClaimFigures, ShownFigures } from '../../domain/reward-claim.ts';
import type { Reward } from '../../domain/reward.ts';
import type { PointsLedger } from '../points-ledger.ts';
import type { RewardRepository } from '../ports.ts';
import { madeReferral, type MadeReferral, type RewardReconciler } from '../reward-reconciler.ts';
import type { ClaimRepository } from './claim-repository.ts';
import type { PayClaim } from './pay-claim.ts';

export interface ClaimPayoutNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly billing: Pick<Billing, 'earnedOn'>;
  readonly reconciler: RewardReconciler;
  readonly rewards: RewardRepository;
  readonly claims: ClaimRepository;
  readonly points: PointsLedger;
  readonly pay: PayClaim;
  readonly clock: Clock;
}

export interface ClaimedPayout extends ClaimFigures {
  readonly status: 'paid' | 'in_review';
}

/**
 * The referrer claims the reward of a completed referral, with or without a boost for points (rules.md#reward-claim). It is paid right
 * away, or waits for an admin (rules.md#claim-review).
 */
export class ClaimPayout {
  private readonly needs: ClaimPayoutNeeds;

  constructor(needs: ClaimPayoutNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `hiring.referral_not_found` (404), `hiring.not_referrer` (403), `rewards.not_completed`,
   * `rewards.worker_unconfirmed` (422), `rewards.already_claimed` and `rewards.figures_changed` (409, with the figures),
   * `rewards.too_few_points`, `rewards.claim_unchanged`, `rewards.claim_refused` (422)
   */
  async run(referralId: ReferralId, by: UserId, shown: ShownFigures): Promise<ClaimedPayout> {
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

  private async claim(referral: MadeReferral, shown: ShownFigures): Promise<ClaimedPayout> {
    const { reconciler, points, rewards, claims, pay, clock } = this.needs;
    const now = clock.now();
    const account = await points.open(referral.referrerId, now);
    // The event of the completion may still be under way: the claim does not wait for it.
    const kept = await reconciler.bringUpToDate(referral, account, now);
    const reward = claimable(kept.reward, referral);
    const figures = reward.figuresOf(shown, account.balance);
    const claim = await this.made(reward, referral, figures, now);
    reward.claim(shown, account.balance, now);
    await points.spendOnBoost(account, claim, now);
    await claims.save(claim);
    if (claim.waits) await rewards.save(reward);
    else await pay.run(reward, claim, now);
    return { ...figures, status: claim.waits ? 'in_review' : 'paid' };
  }

  private async made(
    { id: rewardId }: Reward,
    { referralId, referrerId, completedAt }: MadeReferral,
    figures: ClaimFigures,
    now: Date,
  ): Promise<PayoutClaim> {
    const { billing, claims } = this.needs;
    const before = await claims.countSince(referrerId, addDays(now, -CLAIM_WINDOW_DAYS));
    const kept = await billing.earnedOn(referralId);
    const made = { rewardId, referralId, referrerId, figures, kept, recentClaims: before + 1, completedAt };
    return PayoutClaim.make(made, await claims.refused(rewardId), now);
  }
}

function claimable(reward: Reward | null, { status, isConfirmed }: MadeReferral): Reward {
  if (!reward || !isAt(status, 'completed')) {
    throw new DomainError('rewards.not_completed', 'rule_broken', "This referral isn't completed yet");
  }
  if (isConfirmed || reward.status === 'paid') return reward;
  throw new DomainError(
    'rewards.worker_unconfirmed',
    'rule_broken',
    "The worker hasn't confirmed this referral yet",
  );
}
