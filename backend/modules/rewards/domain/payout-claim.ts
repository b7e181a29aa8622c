import { Aggregate } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { CLAIM_TRIES, type ClaimState, type ReviewReason } from '../contract/vocabulary/claims.ts';
import { reviewReasons } from './claim-policy.ts';
import type { ClaimFigures } from './reward-claim.ts';

export interface MadeClaim {
  readonly rewardId: string;
  readonly referralId: ReferralId;
  readonly referrerId: UserId;
  readonly figures: ClaimFigures;
  readonly kept: Money;
  readonly recentClaims: number;
  /** When the work was completed: a completion that was undone and made again is another one. */
  readonly completedAt: Date | null;
}

export interface ClaimDecision {
  readonly by: UserId;
  /** The reason of a refusal, shown to the referrer, or of a payment, for the record. */
  readonly reason: string;
  readonly at: Date;
}

/** One try of a referrer to have a reward paid, with what was known when it was made (rules.md#claim-review). */
export class PayoutClaim extends Aggregate<never> {
  readonly id!: string;
  readonly rewardId!: string;
  readonly referralId!: ReferralId;
  readonly referrerId!: UserId;
  /** 1, and 2 for the one that follows a refusal. */
  readonly attempt!: number;
  readonly state!: ClaimState;
  /** Why it waits or waited for an admin; none where it was paid right away. */
  readonly reasons!: readonly ReviewReason[];
  readonly payoutCents!: number;
  readonly pointsSpent!: number;
  /** Crewvine's earnings on the referral after refunds. */
  readonly keptCents!: number;
  /** The referrer's claims of thirty days, this one included. */
  readonly recentClaims!: number;
  readonly completedAt!: Date | null;
  readonly madeAt!: Date;
  readonly decidedAt!: Date | null;
  /** The admin; null without a manual decision. */
  readonly decidedBy!: UserId | null;
  readonly decisionReason!: string | null;
  readonly version!: number;

  /**
   * @param refused earlier claims of the same reward that were refused, the newest first
   * @throws DomainError `rewards.claim_unchanged`, `rewards.claim_refused` (rule_broken)
   */
  static make(claim: MadeClaim, refused: readonly PayoutClaim[], at: Date): PayoutClaim {
    const { figures, kept, completedAt, ...about } = claim;
    const facts = { payout: figures.totalPayout, kept, recentClaims: claim.recentClaims };
    assertMayClaim(refused, claim, reviewReasons({ ...facts, isRepeated: false }));
    const reasons = reviewReasons({ ...facts, isRepeated: refused.length > 0 });
    const waits = reasons.length > 0;
    return Object.assign(new PayoutClaim(), {
      ...about,
      id: newId(),
      attempt: refused.length + 1,
      state: waits ? ('in_review' as const) : ('paid' as const),
      reasons,
      payoutCents: figures.totalPayout.cents,
      pointsSpent: figures.pointsSpent,
      keptCents: kept.cents,
      completedAt,
      madeAt: at,
      decidedAt: waits ? null : at,
      decidedBy: null,
      decisionReason: null,
      version: 1,
    });
  }

  get payout(): Money {
    return Money.ofCents(this.payoutCents);
  }

  get waits(): boolean {
    return this.state === 'in_review';
  }

  /** @throws DomainError as `refusalOfDecision` */
  approve({ by, reason, at }: ClaimDecision): void {
    this.assertDecidable(by);
    this.become({ state: 'paid', decidedAt: at, decidedBy: by, decisionReason: reason || null });
  }

  /** @throws DomainError as `refusalOfDecision` */
  refuse({ by, reason, at }: ClaimDecision): void {
    this.assertDecidable(by);
    this.become({ state: 'refused', decidedAt: at, decidedBy: by, decisionReason: reason });
  }

  /** Ends a waiting claim because the hire was undone or is no longer completed. */
  lapse(at: Date): void {
    if (this.waits) this.become({ state: 'lapsed', decidedAt: at });
  }

  private assertDecidable(by: UserId): void {
    const refusal = refusalOfDecision(this, by);
    if (refusal) throw refusal;
  }

  private become(changes: Partial<Omit<PayoutClaim, 'id' | 'rewardId'>>): void {
    Object.assign(this, changes);
  }
}

/**
 * Why this admin may not pay or refuse a claim now; null if they may: the waiting ones of other people
 * (rules.md#claim-review).
 */
export function refusalOfDecision({ state, referrerId }: DecidableClaim, by: UserId): DomainError | null {
  if (referrerId === by) {
    return new DomainError('rewards.own_claim', 'forbidden', 'Someone else has to decide your claim');
  }
  return state === 'in_review'
    ? null
    : new DomainError('rewards.claim_decided', 'conflict', 'This claim has already been decided');
}

interface DecidableClaim {
  readonly state: ClaimState;
  readonly referrerId: string;
}

/** A refused claim is made again once, when something has changed (rules.md#claim-again). */
function assertMayClaim(
  refused: readonly PayoutClaim[],
  now: MadeClaim,
  reasons: readonly ReviewReason[],
): void {
  const [last] = refused;
  if (!last) return;
  if (refused.length >= CLAIM_TRIES) {
    throw new DomainError('rewards.claim_refused', 'rule_broken', 'This claim was refused twice');
  }
  const isSame =
    last.reasons.join() === reasons.join() &&
    last.keptCents === now.kept.cents &&
    last.completedAt?.getTime() === now.completedAt?.getTime();
  if (!isSame) return;
  throw new DomainError(
    'rewards.claim_unchanged',
    'rule_broken',
    'Nothing has changed since this claim was refused',
  );
}
