import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { PayoutClaim } from '../../domain/payout-claim.ts';
import type { Reward } from '../../domain/reward.ts';
import type { PointsLedger } from '../points-ledger.ts';
import type { RewardRepository } from '../ports.ts';
import { madeReferral, type RewardReconciler } from '../reward-reconciler.ts';
import { rewardData } from '../sync-referral-rewards.ts';
import type { ClaimRepository } from './claim-repository.ts';
import type { PayClaim } from './pay-claim.ts';

interface DecideClaimsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly reconciler: RewardReconciler;
  readonly rewards: RewardRepository;
  readonly claims: ClaimRepository;
  readonly points: PointsLedger;
  readonly pay: PayClaim;
  readonly notifier: Notifier;
  readonly audit: AuditTrail;
  readonly clock: Clock;
}

export interface AdminDecision {
  readonly approve: boolean;
  /** The reason for a refusal, shown to the referrer. */
  readonly reason: string;
  readonly by: UserId;
  readonly requestId: string | null;
}

export interface DecidedClaim {
  readonly id: string;
  /** `skipped`: already decided, no longer present, or the admin's own. */
  readonly outcome: 'paid' | 'refused' | 'skipped';
  /** Why it was skipped. */
  readonly code: string | null;
}

/** An admin pays or refuses claims that wait, each with its line in the audit log (rules.md#claim-review). */
export class DecideClaims {
  private readonly needs: DecideClaimsNeeds;

  constructor(needs: DecideClaimsNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `rewards.claim_not_found` (404), `rewards.own_claim` (403), `rewards.claim_decided` (409) */
  async run(id: string, decision: AdminDecision): Promise<'paid' | 'refused'> {
    await this.needs.unitOfWork.transaction(() => this.decide(id, decision));
    return decision.approve ? 'paid' : 'refused';
  }

  /** Decides each claim in its own transaction, so that one failure does not block the others. */
  async runAll(ids: readonly string[], decision: AdminDecision): Promise<DecidedClaim[]> {
    const decided: DecidedClaim[] = [];
    for (const id of new Set(ids)) {
      try {
        decided.push({ id, outcome: await this.run(id, decision), code: null });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        decided.push({ id, outcome: 'skipped', code: error.code });
      }
    }
    return decided;
  }

  private async decide(id: string, decision: AdminDecision): Promise<void> {
    const { hiring, reconciler, points, clock } = this.needs;
    const parties = await this.needs.claims.partiesOf(id);
    if (!parties) throw notFound();
    const at = clock.now();
    const referral = madeReferral(await hiring.lockReferral(parties.referralId));
    const account = await points.open(parties.referrerId, at);
    // A hire that was taken back a moment ago leaves nothing to decide.
    const kept = referral && (await reconciler.bringUpToDate(referral, account, at));
    const claim = await this.needs.claims.lock(id);
    if (!claim || !kept?.reward) throw notFound();
    if (decision.approve) await this.approve(kept.reward, claim, decision, at);
    else {
      claim.refuse({ ...decision, at });
      kept.reward.unclaim(at);
      await this.needs.rewards.save(kept.reward);
      await points.returnBoost(account, claim, at);
      await this.tellRefused(kept.reward, claim, decision.reason);
    }
    await this.needs.claims.save(claim);
    await this.record(claim, decision);
  }

  private async approve(
    reward: Reward,
    claim: PayoutClaim,
    decision: AdminDecision,
    at: Date,
  ): Promise<void> {
    claim.approve({ ...decision, at });
    await this.needs.pay.approve(reward, claim, at);
  }

  private async tellRefused(reward: Reward, claim: PayoutClaim, reason: string): Promise<void> {
    const data = { ...rewardData(reward), amount: claim.payout.toDollars(), reason };
    await this.needs.notifier.notify({ userId: claim.referrerId, kind: 'payout_refused', data });
  }

  private async record(claim: PayoutClaim, { approve, by, requestId }: AdminDecision): Promise<void> {
    await this.needs.audit.record({
      actorId: by,
      action: approve ? 'reward_claim.approved' : 'reward_claim.refused',
      subject: { type: 'reward_claim', id: claim.id },
      details: {
        amount: claim.payout.toDollars(),
        referralId: claim.referralId,
        why: claim.reasons.join(', '),
      },
      requestId,
    });
  }
}

function notFound(): DomainError {
  return new DomainError('rewards.claim_not_found', 'not_found', 'Claim not found');
}
