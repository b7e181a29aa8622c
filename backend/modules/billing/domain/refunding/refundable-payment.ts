import { Aggregate } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import type { JobId, OfferLetterId, PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { obstacleToPayByHand } from '../../contract/vocabulary/refunding/refund-by-hand.ts';
import type { RefundCause } from '../../contract/vocabulary/refunding/refund-causes.ts';
import type { PaymentStatus } from '../../contract/vocabulary/charging/payment-statuses.ts';
import type { PaymentPurpose } from '../charging/charge-kind.ts';
import type { BillingEvents } from '../events.ts';
import {
  coveredBy,
  dividedBy,
  failed,
  isMade,
  newRefund,
  remindedOf,
  settled,
  triedAgain,
  type Refund,
} from './refund.ts';

/** The refunds of a payment, and the disputes that banks decided for the employer. */
export abstract class RefundablePayment extends Aggregate<keyof BillingEvents> {
  readonly id!: PaymentId;
  readonly employerId!: UserId;
  readonly purpose!: PaymentPurpose;
  readonly referralId!: ReferralId | null;
  readonly offerLetterId!: OfferLetterId | null;
  readonly jobId!: JobId | null;
  readonly status!: PaymentStatus;
  /** The sum of the lines. */
  readonly amountCents!: number;
  readonly refunds!: Refund[];
  /** Cents of settled and pending refunds; never above the amount. */
  readonly refundedCents!: number;
  /** Cents that banks have taken back in lost disputes. */
  readonly disputedCents!: number;
  readonly updatedAt!: Date;

  get amount(): Money {
    return Money.ofCents(this.amountCents);
  }

  /**
   * The amount without any claim. A failed refund is still to be made, so it leaves none of its money to
   * others.
   */
  get refundable(): Money {
    if (this.status !== 'succeeded') return Money.zero;
    const failedCents = sumOf(this.refunds.filter(({ status }) => status === 'failed'));
    return Money.ofCents(Math.max(0, this.untakenCents - failedCents));
  }

  /** @throws DomainError `billing.refund_too_large` (rule_broken) for more than the payment's rest. */
  requestRefund(amount: Money, cause: RefundCause, at: Date): Refund {
    if (!amount.isPositive() || this.refundable.isLessThan(amount)) {
      throw tooLarge();
    }
    return this.addRefund(amount.cents, cause, at);
  }

  /**
   * A person refunds it in the provider's dashboard (rules.md#refunds-made-outside): it has happened in any
   * case. It covers failed refunds, oldest first, and requested ones that no longer fit. Returns those; the
   * rest is a separate refund.
   */
  recordOutside(cents: number, at: Date): { readonly made: readonly string[]; readonly rest: Refund | null } {
    const { refunds, made, restCents } = coveredBy(cents, this.refunds, this.untakenCents, at);
    this.setRefunds(refunds, at);
    return { made, rest: restCents > 0 ? this.addRefund(restCents, 'provider', at) : null };
  }

  /**
   * A lost dispute returns this much of failed refunds, oldest first; what it leaves of them still waits. A
   * requested one may still succeed. Returns the refunds to settle.
   */
  coverByBank(cents: number, at: Date): readonly Refund[] {
    const { refunds, made } = coveredBy(cents, this.refunds, cents, at);
    this.setRefunds(refunds, at);
    return refunds.filter(({ id }) => made.includes(id));
  }

  /**
   * A refund has failed after a bank returned more than the payment's rest in a lost dispute (its ID at the
   * provider): settles the part that the employer has from there. Null if there is none.
   */
  settleByBank(refundId: string, providerDisputeId: string, at: Date): Refund | null {
    const refund = this.refundOf(refundId);
    const cents = Math.min(refund.amountCents, -this.untakenCents);
    if (cents <= 0) return null;
    const { refunds, part } = dividedBy(cents, refund, this.refunds, at);
    this.setRefunds(refunds, at);
    this.change({ disputedCents: this.disputedCents - cents, updatedAt: at });
    this.replaceRefund(settled(part, `${providerDisputeId}:${part.id}`), at);
    return part;
  }

  /**
   * Idempotent; true the first time. No provider settles a failed try: such a report is outdated.
   * @throws DomainError `billing.refund_unknown` (not_found).
   */
  settleRefund(refundId: string, providerRefundId: string, at: Date): boolean {
    const refund = this.refundOf(refundId);
    const hasFailed = refund.status === 'failed' && refund.providerRefundId === providerRefundId;
    if (isMade(refund) || hasFailed) return false;
    this.replaceRefund(settled(refund, providerRefundId), at);
    this.record(domainEvent('billing.refund_settled', at, this.aboutRefund(refund)));
    return true;
  }

  /**
   * The provider could not make it, even if it had reported success. One event for all tries. Returns the
   * previous status, null if it had already failed. @throws as `settleRefund`.
   */
  failRefund(refundId: string, providerRefundId: string | null, at: Date): 'requested' | 'settled' | null {
    const refund = this.refundOf(refundId);
    if (refund.status === 'failed' || refund.status === 'paid_by_hand') return null;
    this.replaceRefund(failed(refund, providerRefundId, at), at);
    if (refund.attempts === 1) {
      this.record(domainEvent('billing.refund_failed', at, this.aboutRefund(refund)));
    }
    if (this.refundOf(refundId).nextTryAt === null) {
      this.record(domainEvent('billing.refund_given_up', at, this.aboutRefund(refund)));
    }
    return refund.status;
  }

  /**
   * Retries a failed refund, unless a bank has taken the money meanwhile: then it waits for a person.
   * Requests an unanswered one again. False if there is nothing to do.
   */
  retryRefund(refundId: string, at: Date): boolean {
    const refund = this.refundOf(refundId);
    if (refund.nextTryAt === null || refund.nextTryAt > at) return false;
    const isGone = refund.status === 'failed' && this.untakenCents < refund.amountCents;
    const again = refund.status === 'failed' ? triedAgain(refund, at) : remindedOf(refund, at);
    this.replaceRefund(isGone ? { ...refund, nextTryAt: null } : again, at);
    if (isGone) this.record(domainEvent('billing.refund_given_up', at, this.aboutRefund(refund)));
    return !isGone;
  }

  /**
   * Its last try has failed, and the employer got it another way. @throws as `settleRefund`, and
   * `billing.payment_disputed`, `billing.refund_not_given_up` (conflict), `billing.refund_too_large`
   * (rule_broken) if a bank has taken the money meanwhile.
   */
  payRefundByHand(refundId: string, isDisputed: boolean, at: Date): Refund {
    const refund = this.refundOf(refundId);
    const obstacle = obstacleToPayByHand({ ...refund, untakenCents: this.untakenCents, isDisputed });
    if (obstacle) throw BY_HAND_REFUSALS[obstacle]();
    this.replaceRefund({ ...refund, status: 'paid_by_hand' }, at);
    return refund;
  }

  /** Another party makes a failed refund: that is its next try. */
  adoptRefund(refundId: string, at: Date): void {
    const refund = this.refundOf(refundId);
    if (refund.status === 'failed') this.replaceRefund(triedAgain(refund, at), at);
  }

  /** A dispute was lost: the bank has refunded this part, so no other refund may. */
  loseToBank(cents: number, at: Date): void {
    const disputedCents = Math.min(this.amountCents, this.disputedCents + cents);
    this.change({ disputedCents, updatedAt: at });
  }

  /**
   * A lost dispute is won after all: the refunds that it had settled must be made, and the rest may be
   * refunded again.
   */
  regainFromBank(cents: number, reopened: readonly string[], at: Date): void {
    const disputedCents = Math.max(0, this.disputedCents - cents);
    const refunds = this.refunds.map((one) => (reopened.includes(one.id) ? triedAgain(one, at) : one));
    this.change({ disputedCents, refunds, updatedAt: at });
  }

  /** @throws DomainError `billing.refund_unknown` (not_found). */
  refundOf(refundId: string): Refund {
    const refund = this.refunds.find(({ id }) => id === refundId);
    if (!refund)
      throw new DomainError('billing.refund_unknown', 'not_found', 'This payment has no such refund');
    return refund;
  }

  protected get about() {
    const { id, employerId, purpose, amountCents, referralId, offerLetterId, jobId } = this;
    return { paymentId: id, employerId, purpose, amountCents, referralId, offerLetterId, jobId };
  }

  /** The amount without settled or pending refunds and without lost disputes. */
  private get untakenCents(): number {
    return this.amountCents - this.refundedCents - this.disputedCents;
  }

  private addRefund(cents: number, cause: RefundCause, at: Date): Refund {
    const refund = newRefund(cents, cause, at);
    this.setRefunds([...this.refunds, refund], at);
    this.record(domainEvent('billing.refund_requested', at, this.aboutRefund(refund)));
    return refund;
  }

  private aboutRefund({ id, amountCents, cause, attempts: attempt }: Refund) {
    return { ...this.about, refundId: id, refundCents: amountCents, cause, attempt };
  }

  private replaceRefund(changed: Refund, at: Date): void {
    this.setRefunds(
      this.refunds.map((refund) => (refund.id === changed.id ? changed : refund)),
      at,
    );
  }

  private setRefunds(refunds: Refund[], at: Date): void {
    const refundedCents = sumOf(refunds.filter(({ status }) => status !== 'failed'));
    this.change({ refunds, refundedCents, updatedAt: at });
  }

  private change(
    changes: Partial<Pick<RefundablePayment, 'refunds' | 'refundedCents' | 'disputedCents' | 'updatedAt'>>,
  ): void {
    Object.assign(this, changes);
  }
}

function tooLarge(): DomainError {
  const message = 'A refund is never more than what was paid';
  return new DomainError('billing.refund_too_large', 'rule_broken', message);
}

function notGivenUp(): DomainError {
  const message = 'This refund has been made, or is still being tried';
  return new DomainError('billing.refund_not_given_up', 'conflict', message);
}

export function disputed(): DomainError {
  const message = 'The bank has this payment in dispute: it decides what goes back';
  return new DomainError('billing.payment_disputed', 'conflict', message);
}

const BY_HAND_REFUSALS = { disputed, not_given_up: notGivenUp, too_large: tooLarge };

function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
