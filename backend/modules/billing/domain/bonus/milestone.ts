import { Aggregate } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId, type JobId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { BillingEvents } from '../events.ts';
import type { PayoutSchedule } from '../payouts/payout-schedule.ts';
import type { EarlyPayout } from '../payouts/early-payout.ts';

export type MilestoneState = 'pending' | 'released' | 'voided';

export interface CommittedBonus {
  readonly obligationId: string;
  readonly referralId: ReferralId;
  readonly jobId: JobId;
  readonly employerId: UserId;
  readonly referrerId: UserId;
  readonly bonus: Money;
  readonly hiredAt: Date;
  /** Whether the worker has confirmed; true by default. */
  readonly isConfirmed?: boolean;
}

/** A part of a bonus that becomes the referrer's on its due date (rules.md#bonus-schedule). */
export class Milestone extends Aggregate<keyof BillingEvents> {
  readonly id!: string;
  readonly obligationId!: string;
  readonly referralId!: ReferralId;
  readonly jobId!: JobId;
  readonly employerId!: UserId;
  readonly referrerId!: UserId;
  /** 1 for the first part. */
  readonly position!: number;
  readonly percent!: number;
  readonly amountCents!: number;
  readonly dueAt!: Date;
  readonly state!: MilestoneState;
  readonly releasedAt!: Date | null;
  readonly voidedAt!: Date | null;
  /** The dispute that blocks it. */
  readonly frozenBy!: string | null;
  /**
   * The worker has not confirmed, and no admin has released it: it does not fall due
   * (rules.md#unconfirmed-hires).
   */
  readonly waitsForWorker!: boolean;
  /** The fee that its referrer has paid to take it early. */
  readonly earlyFeeCents!: number | null;
  readonly createdAt!: Date;
  readonly version!: number;

  /** The parts of a committed bonus, together exactly the bonus. */
  static plan(committed: CommittedBonus, schedule: PayoutSchedule, at: Date): Milestone[] {
    const { bonus, hiredAt, isConfirmed = true, ...about } = committed;
    return schedule.split(bonus, hiredAt).map(({ percent, amount, dueAt }, index) =>
      Object.assign(new Milestone(), {
        ...about,
        id: newId(),
        position: index + 1,
        percent,
        amountCents: amount.cents,
        dueAt,
        state: 'pending',
        releasedAt: null,
        voidedAt: null,
        frozenBy: null,
        waitsForWorker: !isConfirmed,
        earlyFeeCents: null,
        createdAt: at,
        version: 1,
      }),
    );
  }

  get amount(): Money {
    return Money.ofCents(this.amountCents);
  }

  isDue(now: Date): boolean {
    return now >= this.dueAt;
  }

  /** It is due and nothing blocks it: it is the referrer's, paid or not. */
  isEarned(now: Date): boolean {
    return this.isDue(now) && !this.waitsForWorker;
  }

  /** The worker has confirmed, or an admin has waived that. True the first time. */
  letGo(): boolean {
    if (!this.waitsForWorker || this.state !== 'pending') return false;
    this.become({ waitsForWorker: false });
    return true;
  }

  /**
   * Idempotent. @throws DomainError `billing.milestone_not_due`, `billing.milestone_waits`,
   * `billing.milestone_frozen`, `billing.milestone_voided`.
   */
  release(now: Date): void {
    if (this.state === 'released') return;
    this.assertReleasable();
    if (this.waitsForWorker) {
      throw new DomainError(
        'billing.milestone_waits',
        'conflict',
        'This part of the bonus waits until the worker has confirmed',
      );
    }
    if (!this.isDue(now)) {
      throw new DomainError(
        'billing.milestone_not_due',
        'rule_broken',
        'This part of the bonus is not due yet',
      );
    }
    this.become({ state: 'released', releasedAt: now });
    this.record(domainEvent('billing.milestone_released', now, { ...this.about, isEarly: false }));
  }

  /** Releases it early, for the fee of `quoteEarlyPayout` (rules.md#early-payout). */
  payEarly({ fee }: EarlyPayout, now: Date): void {
    if (this.state !== 'pending') return;
    this.become({ state: 'released', releasedAt: now, earlyFeeCents: fee.cents });
    this.record(domainEvent('billing.milestone_released', now, { ...this.about, isEarly: true }));
  }

  /**
   * @throws DomainError `billing.milestone_frozen`, `billing.milestone_voided` (conflict): not even an admin
   *   releases those.
   */
  assertReleasable(): void {
    if (this.frozenBy !== null) {
      throw new DomainError('billing.milestone_frozen', 'conflict', 'This part of the bonus is disputed');
    }
    if (this.state === 'voided') {
      throw new DomainError('billing.milestone_voided', 'conflict', 'This part of the bonus was voided');
    }
  }

  /** Voids only an unearned part: a due part is the referrer's, paid or not. */
  voidUnlessEarned(now: Date): void {
    if (this.state !== 'pending' || this.isEarned(now)) return;
    this.become({ state: 'voided', voidedAt: now });
    this.record(domainEvent('billing.milestone_voided', now, this.about));
  }

  /**
   * Blocks it until the end of a dispute, unless it is due: then it is the referrer's (rules.md#disputes).
   * True the first time.
   */
  freeze(disputeId: string, now: Date): boolean {
    if (this.state !== 'pending' || this.frozenBy !== null || this.isEarned(now)) return false;
    this.become({ frozenBy: disputeId });
    return true;
  }

  /**
   * The dispute was won: it continues, and is due if its due date has passed meanwhile. True the first time.
   */
  unfreeze(disputeId: string): boolean {
    if (this.frozenBy !== disputeId) return false;
    this.become({ frozenBy: null });
    return true;
  }

  /** The dispute was lost: the bank has returned the money to the employer. */
  takeBack(now: Date): void {
    if (this.state !== 'pending' || this.frozenBy === null) return;
    this.become({ state: 'voided', voidedAt: now });
    this.record(domainEvent('billing.milestone_voided', now, this.about));
  }

  /** The dispute was won after all: it continues, and is due if its due date has passed meanwhile. */
  restore(): void {
    if (this.state === 'voided') this.become({ state: 'pending', voidedAt: null, frozenBy: null });
  }

  private get about() {
    const { id, referralId, jobId, employerId, referrerId, amountCents } = this;
    return { milestoneId: id, referralId, jobId, employerId, referrerId, amountCents };
  }

  private become(
    changes: Partial<
      Pick<Milestone, 'state' | 'releasedAt' | 'voidedAt' | 'frozenBy' | 'waitsForWorker' | 'earlyFeeCents'>
    >,
  ): void {
    Object.assign(this, changes);
  }
}
