import type { Clock } from '#kernel/clock.ts';
import { domainEvent, type DomainEvent, type EventPublisher } from '#kernel/domain-events.ts';
import { asId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { RefundCause } from '../contract/vocabulary/refunding/refund-causes.ts';
import type { BillingEvents } from '../domain/events.ts';
import type { InvoiceReader, InvoiceStore } from './invoicing/ports.ts';
import type { BillingReader } from './reporting/billing-reader.ts';

type Told = DomainEvent<
  | 'billing.invoice_issued'
  | 'billing.payment_failed'
  | 'billing.refund_settled'
  | 'billing.refund_documented'
  | 'billing.refund_failed'
  | 'billing.milestone_released'
>;

interface Data {
  readonly paymentId: string;
  readonly amount: string;
}

type PaymentNews = { readonly userId: UserId } & (
  | { readonly kind: 'payment_failed' | 'refund_failed'; readonly data: Data }
  | {
      readonly kind: 'payment_succeeded' | 'refund_issued';
      /** The number of its document. */
      readonly data: Data & { readonly invoice: string };
    }
);

interface MilestoneNews {
  readonly userId: UserId;
  readonly kind: 'milestone_released';
  readonly data: {
    readonly referralId: string;
    readonly jobId: string;
    readonly workerName: string;
    readonly jobTitle: string;
    readonly amount: string;
  };
}

const UNDELIVERED: readonly RefundCause[] = ['not_delivered', 'review_late'];

/** A receipt takes a moment; one that fails may not hold up the refund's notice. */
const MOST_TRIES = 20;

interface NotifyPaymentPartiesNeeds {
  readonly messenger: MoneyMessenger;
  readonly reader: Pick<BillingReader, 'referralNames'>;
  readonly invoices: Pick<InvoiceReader, 'numberOf'> &
    Pick<InvoiceStore, 'deferNotice' | 'receiptTold' | 'awaitsReceipt'>;
  readonly events: EventPublisher;
  readonly clock: Clock;
}

/** Notifies people of their money; bound to the notifications context. */
export interface MoneyMessenger {
  notify(news: PaymentNews | MilestoneNews): Promise<void>;
}

/** Notifies employers of successful or failed charges and of refunds, and referrers of their earnings. */
export class NotifyPaymentParties {
  private readonly needs: NotifyPaymentPartiesNeeds;

  constructor(needs: NotifyPaymentPartiesNeeds) {
    this.needs = needs;
  }

  async run(event: Told): Promise<void> {
    switch (event.name) {
      case 'billing.milestone_released':
        return this.tellReferrer(event.payload);
      case 'billing.invoice_issued':
        return this.tellOfInvoice(event.payload);
      case 'billing.refund_settled':
        return this.tellOrDefer(event.payload);
      case 'billing.refund_documented':
        return this.tellOfRefund(event.payload, event.payload.tries);
      case 'billing.payment_failed':
        return this.needs.messenger.notify(about('payment_failed', event.payload, event.payload.amountCents));
      case 'billing.refund_failed':
        return this.needs.messenger.notify(about('refund_failed', event.payload, event.payload.refundCents));
    }
  }

  /** Sends the receipt of a payment with its invoice; the receipt of a plan is sent elsewhere. */
  private async tellOfInvoice(issued: BillingEvents['billing.invoice_issued']): Promise<void> {
    const { sourceKind, sourceId: paymentId, employerId, amountCents, number: invoice } = issued;
    if (sourceKind !== 'payment') return;
    const data = { paymentId, amount: Money.ofCents(amountCents).toDollars(), invoice };
    await this.needs.messenger.notify({ userId: asId(employerId), kind: 'payment_succeeded', data });
    await this.needs.invoices.receiptTold(paymentId);
  }

  /** The receipt of the payment comes first, with its invoice (rules.md#receipt-before-refund). */
  private async tellOrDefer(settled: BillingEvents['billing.refund_settled']): Promise<void> {
    const { cause, attempt } = settled;
    // The add-on's own notice has reported it (rules.md#one-notice). After a delay the employer waits for
    // this one.
    if (UNDELIVERED.includes(cause) && attempt === 1) return;
    if (!(await this.needs.invoices.deferNotice(settled))) await this.tellOfRefund(settled, 0);
  }

  private async tellOfRefund(settled: BillingEvents['billing.refund_settled'], tries: number): Promise<void> {
    const { invoices, events, clock } = this.needs;
    const { paymentId, employerId, refundId, refundCents } = settled;
    if (tries < MOST_TRIES && (await invoices.awaitsReceipt(paymentId))) {
      const again = { ...settled, tries: tries + 1 };
      return events.publish([domainEvent('billing.refund_documented', clock.now(), again)]);
    }
    const invoice = (await invoices.numberOf({ kind: 'refund', id: refundId })) ?? '';
    const data = { paymentId, amount: Money.ofCents(refundCents).toDollars(), invoice };
    await this.needs.messenger.notify({ userId: asId(employerId), kind: 'refund_issued', data });
  }

  private async tellReferrer({
    referralId,
    jobId,
    referrerId,
    amountCents,
    isEarly,
  }: BillingEvents['billing.milestone_released']): Promise<void> {
    // They have just requested it themselves.
    if (isEarly) return;
    const names = await this.needs.reader.referralNames(asId(referralId));
    if (!names) return;
    const data = { referralId, jobId, ...names, amount: Money.ofCents(amountCents).toDollars() };
    await this.needs.messenger.notify({ userId: asId(referrerId), kind: 'milestone_released', data });
  }
}

function about(
  kind: 'payment_failed' | 'refund_failed',
  { employerId, paymentId }: { employerId: string; paymentId: string },
  cents: number,
): PaymentNews {
  const data = { paymentId, amount: Money.ofCents(cents).toDollars() };
  return { userId: asId(employerId), kind, data };
}
