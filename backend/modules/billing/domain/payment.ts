import { Aggregate } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import {
  newId,
  type JobId,
  type OfferLetterId,
  type PaymentId,
  type ReferralId,
  type UserId,
} from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { PaymentStatus } from '../contract/vocabulary/payment-statuses.ts';
import type { PaymentPurpose } from './charge-kind.ts';
import type { BillingEvents } from './events.ts';
import type { QuoteLine } from './fee-calculator.ts';
import { partsOf, type PaymentLine, type PaymentPart } from './payment-line.ts';
import { failed, newRefund, remindedOf, settled, triedAgain, type Refund } from './refund.ts';

export interface PaymentRequest {
  readonly employerId: UserId;
  readonly purpose: PaymentPurpose;
  readonly referralId: ReferralId | null;
  readonly offerLetterId: OfferLetterId | null;
  readonly jobId: JobId | null;
  readonly lines: readonly (QuoteLine & Pick<PaymentLine, 'of'>)[];
}

/** A charge to an employer's card. It is done when the provider says so, never because a client does (rules.md#paid-by-event). */
export class Payment extends Aggregate<keyof BillingEvents> {
  readonly id!: PaymentId;
  readonly employerId!: UserId;
  readonly purpose!: PaymentPurpose;
  readonly referralId!: ReferralId | null;
  readonly offerLetterId!: OfferLetterId | null;
  readonly jobId!: JobId | null;
  readonly status!: PaymentStatus;
  readonly lines!: PaymentLine[];
  /** The sum of the lines. */
  readonly amountCents!: number;
  readonly currency!: 'usd';
  readonly provider!: string | null;
  readonly providerPaymentId!: string | null;
  /** Lets the browser confirm the payment with the provider; shown while it is open. */
  readonly clientSecret!: string | null;
  /** The provider's id of the saved card that is charged without the employer; null where there is none. */
  readonly savedCardId!: string | null;
  readonly preparedAt!: Date | null;
  readonly failureMessage!: string | null;
  readonly refunds!: Refund[];
  /** Cents that refunds have taken or are taking; never above the amount. */
  readonly refundedCents!: number;
  /** Cents that banks have taken back in lost disputes. */
  readonly disputedCents!: number;
  readonly succeededAt!: Date | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;

  /** @throws DomainError `billing.nothing_due` (rule_broken) for lines that come to nothing. */
  static open(request: PaymentRequest, at: Date): Payment {
    const amount = Money.sum(request.lines.map((line) => line.amount));
    if (!amount.isPositive())
      throw new DomainError('billing.nothing_due', 'rule_broken', 'There is nothing to pay');
    return Object.assign(new Payment(), {
      ...request,
      id: newId<'payment'>(),
      status: 'requires_payment',
      lines: request.lines.map(({ amount: { cents }, ...line }) => ({ ...line, amountCents: cents })),
      amountCents: amount.cents,
      currency: 'usd',
      provider: null,
      providerPaymentId: null,
      clientSecret: null,
      savedCardId: null,
      preparedAt: null,
      failureMessage: null,
      refunds: [],
      refundedCents: 0,
      disputedCents: 0,
      succeededAt: null,
      createdAt: at,
      updatedAt: at,
      version: 1,
    });
  }

  /** What a second intent took for a payment: succeeded, and only there to be given back. It pays for nothing and tells of nothing. */
  static paidTwice(
    first: Payment,
    provider: string,
    intent: { id: string; clientSecret: string; amountCents: number },
    at: Date,
  ): Payment {
    const { employerId, purpose, referralId, lines } = first;
    const [line] = lines;
    const label = line?.label ?? '';
    const amount = Money.ofCents(intent.amountCents);
    const paid = [{ kind: line?.kind ?? 'bonus', label, amount }];
    const about = { employerId, purpose, referralId, offerLetterId: null, jobId: null };
    return Payment.open({ ...about, lines: paid }, at).asTaken(provider, intent, at);
  }

  /** It succeeded elsewhere, which tells of it: it is there for what goes back of it. */
  static taken(request: PaymentRequest, provider: string, intentId: string | null, at: Date): Payment {
    const intent = intentId === null ? null : { id: intentId, clientSecret: '' };
    return Payment.open(request, at).asTaken(provider, intent, at);
  }

  get amount(): Money {
    return Money.ofCents(this.amountCents);
  }

  get refundable(): Money {
    if (this.status !== 'succeeded') return Money.zero;
    return Money.ofCents(Math.max(0, this.amountCents - this.refundedCents - this.disputedCents));
  }

  /** In the order in which their referrals are locked. */
  get parts(): readonly PaymentPart[] {
    return partsOf(this.lines) ?? [{ ...this.about, lines: this.lines }];
  }

  /** Several letters are paid with it. */
  get isShared(): boolean {
    return this.lines.some(({ of }) => of !== undefined);
  }

  /** Still waits for the employer or the provider. */
  get isOpen(): boolean {
    return this.status === 'requires_payment' || this.status === 'processing' || this.status === 'failed';
  }

  /**
   * Fixes what the provider will be asked, once: a request that is repeated under the same idempotency key must not
   * change, whatever cards are saved in between.
   */
  prepare(savedCardId: string | null, at: Date): void {
    if (this.preparedAt === null) this.become({ savedCardId, preparedAt: at, updatedAt: at });
  }

  /** The provider knows the payment under this id. */
  startWith(provider: string, intent: { id: string; clientSecret: string }, at: Date): void {
    if (this.providerPaymentId === null) {
      this.become({
        provider,
        providerPaymentId: intent.id,
        clientSecret: intent.clientSecret,
        updatedAt: at,
      });
    }
  }

  markProcessing(at: Date): void {
    if (this.isOpen && this.status !== 'processing') this.become({ status: 'processing', updatedAt: at });
  }

  /** The provider has the money, whatever was thought before; repeating it does nothing. True the first time. */
  markSucceeded(at: Date): boolean {
    if (this.status === 'succeeded') return false;
    this.become({ status: 'succeeded', succeededAt: at, failureMessage: null, updatedAt: at });
    this.record(
      domainEvent('billing.payment_succeeded', at, { ...this.about, succeededAt: at.toISOString() }),
    );
    return true;
  }

  /** The card was declined; another try may follow. Said twice it is told once, and a late report about an earlier try changes nothing. */
  markFailed(message: string, at: Date): void {
    if (!this.isOpen || (this.status === 'failed' && this.failureMessage === message)) return;
    this.become({ status: 'failed', failureMessage: message, updatedAt: at });
    this.record(domainEvent('billing.payment_failed', at, { ...this.about, message }));
  }

  /** @throws DomainError `billing.already_paid` (conflict): what was paid is refunded, not canceled. */
  cancel(at: Date): void {
    if (this.status === 'canceled') return;
    if (this.status === 'succeeded') {
      throw new DomainError('billing.already_paid', 'conflict', 'This payment has already succeeded');
    }
    this.become({ status: 'canceled', updatedAt: at });
    this.record(domainEvent('billing.payment_canceled', at, this.about));
  }

  /** @throws DomainError `billing.refund_too_large` (rule_broken) for more than is left of the payment. */
  requestRefund(amount: Money, at: Date): Refund {
    this.assertRefundable(amount);
    const refund = newRefund(amount.cents, at);
    this.keepRefunds([...this.refunds, refund], at);
    this.record(domainEvent('billing.refund_requested', at, this.aboutRefund(refund)));
    return refund;
  }

  /**
   * Repeating it does nothing; true the first time. No provider settles what has failed there: such a report is from before.
   * @throws DomainError `billing.refund_unknown` (not_found).
   */
  settleRefund(refundId: string, providerRefundId: string, at: Date): boolean {
    const refund = this.refundOf(refundId);
    const hasFailed = refund.status === 'failed' && refund.providerRefundId === providerRefundId;
    if (refund.status === 'settled' || hasFailed) return false;
    this.replaceRefund(settled(refund, providerRefundId), at);
    this.record(domainEvent('billing.refund_settled', at, this.aboutRefund(refund)));
    return true;
  }

  /**
   * The provider could not give it back, also after it had said that it did. Told of once, however often it is tried.
   * Answers how it stood before, null where it had failed already. @throws as `settleRefund`.
   */
  failRefund(refundId: string, providerRefundId: string | null, at: Date): 'requested' | 'settled' | null {
    const refund = this.refundOf(refundId);
    if (refund.status === 'failed') return null;
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
   * One that failed is asked for again, unless the money went back another way meanwhile; one that nobody has answered is asked
   * for once more. False where nothing is left to be done.
   */
  retryRefund(refundId: string, at: Date): boolean {
    const refund = this.refundOf(refundId);
    if (refund.nextTryAt === null || refund.nextTryAt > at) return false;
    const isGone = refund.status === 'failed' && this.refundable.cents < refund.amountCents;
    const again = refund.status === 'failed' ? triedAgain(refund, at) : remindedOf(refund, at);
    this.replaceRefund(isGone ? { ...refund, nextTryAt: null } : again, at);
    return !isGone;
  }

  /** Somebody makes one that failed at the provider's own desk: that is its next try. */
  adoptRefund(refundId: string, at: Date): void {
    const refund = this.refundOf(refundId);
    if (refund.status === 'failed') this.replaceRefund(triedAgain(refund, at), at);
  }

  private assertRefundable(amount: Money): void {
    if (amount.isPositive() && !this.refundable.isLessThan(amount)) return;
    throw new DomainError(
      'billing.refund_too_large',
      'rule_broken',
      'A refund is never more than what was paid',
    );
  }

  /** A dispute was lost: nothing of this is refunded any more, for the bank has done it. */
  loseToBank(cents: number, at: Date): void {
    const disputedCents = Math.min(this.amountCents, this.disputedCents + cents);
    this.become({ disputedCents, updatedAt: at });
  }

  /** One that was lost is won after all: refunds that it had settled are still to be made, and the rest may be refunded again. */
  regainFromBank(cents: number, reopened: readonly string[], at: Date): void {
    const disputedCents = Math.max(0, this.disputedCents - cents);
    const refunds = this.refunds.map((one) => (reopened.includes(one.id) ? triedAgain(one, at) : one));
    this.become({ disputedCents, refunds, updatedAt: at });
  }

  private get about() {
    const { id, employerId, purpose, amountCents, referralId, offerLetterId, jobId } = this;
    return { paymentId: id, employerId, purpose, amountCents, referralId, offerLetterId, jobId };
  }

  private aboutRefund({ id, amountCents }: Refund) {
    return { ...this.about, refundId: id, refundCents: amountCents };
  }

  private refundOf(refundId: string): Refund {
    const refund = this.refunds.find(({ id }) => id === refundId);
    if (!refund)
      throw new DomainError('billing.refund_unknown', 'not_found', 'This payment has no such refund');
    return refund;
  }

  private replaceRefund(changed: Refund, at: Date): void {
    this.keepRefunds(
      this.refunds.map((refund) => (refund.id === changed.id ? changed : refund)),
      at,
    );
  }

  private keepRefunds(refunds: Refund[], at: Date): void {
    const taken = refunds.filter(({ status }) => status !== 'failed');
    const refundedCents = taken.reduce((sum, { amountCents }) => sum + amountCents, 0);
    this.become({ refunds, refundedCents, updatedAt: at });
  }

  /** Without telling of it. */
  private asTaken(provider: string, intent: { id: string; clientSecret: string } | null, at: Date): this {
    if (intent) this.startWith(provider, intent, at);
    this.become({ provider, status: 'succeeded', preparedAt: at, succeededAt: at });
    return this;
  }

  private become(changes: Partial<Omit<Payment, 'id' | 'lines' | 'amountCents'>>): void {
    Object.assign(this, changes);
  }
}
