import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { partsOf, type PaymentLine, type PaymentPart, type PaymentRequest } from './payment-line.ts';
import { RefundablePayment } from './refundable-payment.ts';

/** A charge to an employer's card. It is done when the provider says so, never because a client does (rules.md#paid-by-event). */
export class Payment extends RefundablePayment {
  /** The package that a post or a boost was ordered with; null for any other payment. */
  readonly packageId!: string | null;
  readonly lines!: PaymentLine[];
  readonly currency!: 'usd';
  readonly provider!: string | null;
  readonly providerPaymentId!: string | null;
  /** Lets the browser confirm the payment with the provider; shown while it is open. */
  readonly clientSecret!: string | null;
  /** The provider's id of the saved card that is charged without the employer; null where there is none. */
  readonly savedCardId!: string | null;
  readonly preparedAt!: Date | null;
  /** Which attempt of asking the provider for it is the next, or still unanswered. */
  readonly attempts!: number;
  readonly failureMessage!: string | null;
  readonly succeededAt!: Date | null;
  readonly createdAt!: Date;
  readonly version!: number;

  /** @throws DomainError `billing.nothing_due` (rule_broken) for lines that come to nothing. */
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

  /** It succeeded elsewhere, which tells of it: it is there for what goes back of it. */
  static taken(request: PaymentRequest, provider: string, intentId: string | null, at: Date): Payment {
    const intent = intentId === null ? null : { id: intentId, clientSecret: '' };
    return Payment.open(request, at).asTaken(provider, intent, at);
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
   * change, whatever cards are saved in between. What another provider was asked is asked for anew, and no card is charged for it.
   */
  prepare(provider: string, savedCardId: string | null, at: Date): void {
    if (this.isElsewhere(provider)) {
      const anew = { providerPaymentId: null, clientSecret: null, failureMessage: null, savedCardId: null };
      this.become({ ...anew, status: 'requires_payment', provider, preparedAt: at, updatedAt: at });
    } else if (this.preparedAt === null) {
      this.become({ provider, savedCardId, preparedAt: at, updatedAt: at });
    }
  }

  /** The provider has made nothing of this attempt, and would say so again. */
  refuse(attempt: number): void {
    if (this.attempts === attempt) this.become({ attempts: attempt + 1 });
  }

  /** Another provider than this one knows of it: the installation had that one before. */
  isElsewhere(provider: string): boolean {
    return this.provider !== null && this.provider !== provider;
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
