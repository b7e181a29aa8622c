import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { partsOf, type PaymentLine, type PaymentPart, type PaymentRequest } from './payment-line.ts';
import { RefundablePayment } from '../refunding/refundable-payment.ts';

/**
 * A charge to an employer's card. Only the provider reports success, never a client (rules.md#paid-by-event).
 */
export class Payment extends RefundablePayment {
  /** The package of an ordered post or boost; null for any other payment. */
  readonly packageId!: string | null;
  readonly lines!: PaymentLine[];
  readonly currency!: 'usd';
  readonly provider!: string | null;
  readonly providerPaymentId!: string | null;
  /** Lets the browser confirm the payment with the provider; shown while it is open. */
  readonly clientSecret!: string | null;
  /** The provider's ID of the saved card that is charged automatically; null if there is none. */
  readonly savedCardId!: string | null;
  readonly preparedAt!: Date | null;
  /** The number of the next or unanswered attempt to register it with the provider. */
  readonly attempts!: number;
  readonly failureMessage!: string | null;
  readonly succeededAt!: Date | null;
  readonly createdAt!: Date;
  readonly version!: number;

  /** @throws DomainError `billing.nothing_due` (rule_broken) for lines that add up to zero. */
  static open(request: PaymentRequest, at: Date): Payment {
    const amount = Money.sum(request.lines.map((line) => line.amount));
    if (!amount.isPositive())
      throw new DomainError('billing.nothing_due', 'rule_broken', 'There is nothing to pay');
    return Object.assign(new Payment(), {
      packageId: null,
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
      attempts: 1,
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

  /** A payment that succeeded and was reported elsewhere; it exists for its refunds. */
  static taken(request: PaymentRequest, provider: string, intentId: string | null, at: Date): Payment {
    const intent = intentId === null ? null : { id: intentId, clientSecret: '' };
    return Payment.open(request, at).asTaken(provider, intent, at);
  }

  /** Ordered as their referrals are locked. */
  get parts(): readonly PaymentPart[] {
    return partsOf(this.lines) ?? [{ ...this.about, lines: this.lines }];
  }

  /** Whether it pays several letters. */
  get isShared(): boolean {
    return this.lines.some(({ of }) => of !== undefined);
  }

  /** Whether it still waits for the employer or the provider. */
  get isOpen(): boolean {
    return this.status === 'requires_payment' || this.status === 'processing' || this.status === 'failed';
  }

  /**
   * Fixes the provider's request once: a repetition under the same idempotency key must not change,
   * regardless of newly saved cards. A request to another provider is replaced by a new one without a card.
   */
  prepare(provider: string, savedCardId: string | null, at: Date): void {
    if (this.isElsewhere(provider)) {
      const anew = { providerPaymentId: null, clientSecret: null, failureMessage: null, savedCardId: null };
      this.become({ ...anew, status: 'requires_payment', provider, preparedAt: at, updatedAt: at });
    } else if (this.preparedAt === null) {
      this.become({ provider, savedCardId, preparedAt: at, updatedAt: at });
    }
  }

  /** The provider has made nothing of this attempt, and would repeat that answer. */
  refuse(attempt: number): void {
    if (this.attempts === attempt) this.become({ attempts: attempt + 1 });
  }

  /** Whether another provider, of an earlier configuration, has it. */
  isElsewhere(provider: string): boolean {
    return this.provider !== null && this.provider !== provider;
  }

  /** The provider knows the payment by this ID. */
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

  /** The provider has the money, regardless of earlier reports; idempotent. True the first time. */
  markSucceeded(at: Date): boolean {
    if (this.status === 'succeeded') return false;
    this.become({ status: 'succeeded', succeededAt: at, failureMessage: null, updatedAt: at });
    this.record(
      domainEvent('billing.payment_succeeded', at, { ...this.about, succeededAt: at.toISOString() }),
    );
    return true;
  }

  /**
   * The card was declined; another try may follow. Repetitions have one event, and a late report about an
   * earlier try changes nothing.
   */
  markFailed(message: string, at: Date): void {
    if (!this.isOpen || (this.status === 'failed' && this.failureMessage === message)) return;
    this.become({ status: 'failed', failureMessage: message, updatedAt: at });
    this.record(domainEvent('billing.payment_failed', at, { ...this.about, message }));
  }

  /** @throws DomainError `billing.already_paid` (conflict): a paid one is refunded, not canceled. */
  cancel(at: Date): void {
    if (this.status === 'canceled') return;
    if (this.status === 'succeeded') {
      throw new DomainError('billing.already_paid', 'conflict', 'This payment has already succeeded');
    }
    this.become({ status: 'canceled', updatedAt: at });
    this.record(domainEvent('billing.payment_canceled', at, this.about));
  }

  /** Records no event. */
  private asTaken(provider: string, intent: { id: string; clientSecret: string } | null, at: Date): this {
    if (intent) this.startWith(provider, intent, at);
    this.become({ provider, status: 'succeeded', preparedAt: at, succeededAt: at });
    return this;
  }

  private become(changes: Partial<Omit<Payment, 'id' | 'lines' | 'amountCents'>>): void {
    Object.assign(this, changes);
  }
}
