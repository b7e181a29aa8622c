import type { DomainEvent } from '#kernel/domain-events.ts';
import { asId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { BillingEvents } from '../domain/events.ts';
import type { BillingReader } from './reporting/billing-reader.ts';

type PaymentSettled = DomainEvent<
  'billing.payment_succeeded' | 'billing.payment_failed' | 'billing.refund_settled' | 'billing.refund_failed'
>;

interface PaymentNews {
  readonly userId: UserId;
  readonly kind: 'payment_succeeded' | 'payment_failed' | 'refund_issued' | 'refund_failed';
  readonly data: { readonly paymentId: string; readonly amount: string };
}

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

/** Tells people about their money; bound to the notifications context. */
export interface MoneyMessenger {
  notify(news: PaymentNews | MilestoneNews): Promise<void>;
}

/** Employers hear of charges that succeeded or failed and of money that came back, referrers of what they have earned. */
export class NotifyPaymentParties {
  private readonly messenger: MoneyMessenger;
  private readonly reader: BillingReader;

  constructor(messenger: MoneyMessenger, reader: BillingReader) {
    this.messenger = messenger;
    this.reader = reader;
  }

  async run(event: PaymentSettled | DomainEvent<'billing.milestone_released'>): Promise<void> {
    if (event.name === 'billing.milestone_released') return this.tellReferrer(event.payload);
    await this.messenger.notify(paymentNews(event));
  }

  private async tellReferrer({
    referralId,
    jobId,
    referrerId,
    amountCents,
  }: BillingEvents['billing.milestone_released']): Promise<void> {
    const names = await this.reader.referralNames(asId(referralId));
    if (!names) return;
    const data = { referralId, jobId, ...names, amount: Money.ofCents(amountCents).toDollars() };
    await this.messenger.notify({ userId: asId(referrerId), kind: 'milestone_released', data });
  }
}

function paymentNews({ name, payload }: PaymentSettled): PaymentNews {
  if (name === 'billing.refund_settled') return about('refund_issued', payload, payload.refundCents);
  if (name === 'billing.refund_failed') return about('refund_failed', payload, payload.refundCents);
  const kind = name === 'billing.payment_succeeded' ? 'payment_succeeded' : 'payment_failed';
  return about(kind, payload, payload.amountCents);
}

function about(
  kind: PaymentNews['kind'],
  { employerId, paymentId }: { employerId: string; paymentId: string },
  cents: number,
): PaymentNews {
  const data = { paymentId, amount: Money.ofCents(cents).toDollars() };
  return { userId: asId(employerId), kind, data };
}
