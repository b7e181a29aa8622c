import type { DomainEvent, EventConsumer } from '#kernel/domain-events.ts';
import { asId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { BillingEvent, MilestoneReleased } from '../domain/events.ts';
import type { BillingReader } from './statements/billing-reader.ts';

interface PaymentNews {
  readonly userId: UserId;
  readonly kind: 'payment_succeeded' | 'payment_failed' | 'refund_issued';
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
export class NotifyPaymentParties implements EventConsumer {
  readonly name = 'billing.tell_people';
  readonly events = [
    'billing.payment_succeeded',
    'billing.payment_failed',
    'billing.refund_settled',
    'billing.milestone_released',
  ];
  private readonly messenger: MoneyMessenger;
  private readonly reader: BillingReader;

  constructor(messenger: MoneyMessenger, reader: BillingReader) {
    this.messenger = messenger;
    this.reader = reader;
  }

  async consume(given: DomainEvent): Promise<void> {
    const event = given as BillingEvent;
    if (event.name === 'billing.milestone_released') return this.tellReferrer(event.payload);
    const news = paymentNews(event);
    if (news) await this.messenger.notify(news);
  }

  private async tellReferrer({
    referralId,
    jobId,
    referrerId,
    amountCents,
  }: MilestoneReleased['payload']): Promise<void> {
    const names = await this.reader.referralNames(asId(referralId));
    if (!names) return;
    const data = { referralId, jobId, ...names, amount: Money.ofCents(amountCents).toDollars() };
    await this.messenger.notify({ userId: asId(referrerId), kind: 'milestone_released', data });
  }
}

function paymentNews(event: BillingEvent): PaymentNews | null {
  if (event.name === 'billing.payment_succeeded') {
    return about('payment_succeeded', event.payload, event.payload.amountCents);
  }
  if (event.name === 'billing.payment_failed') {
    return about('payment_failed', event.payload, event.payload.amountCents);
  }
  if (event.name === 'billing.refund_settled') {
    return about('refund_issued', event.payload, event.payload.refundCents);
  }
  return null;
}

function about(
  kind: PaymentNews['kind'],
  { employerId, paymentId }: { employerId: string; paymentId: string },
  cents: number,
): PaymentNews {
  const data = { paymentId, amount: Money.ofCents(cents).toDollars() };
  return { userId: asId(employerId), kind, data };
}
