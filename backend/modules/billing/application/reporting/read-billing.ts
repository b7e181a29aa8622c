import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { PaymentId, UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { Billing, PaymentView } from '../billing.ts';
import type { BillingReader, MonthFigures, PageRequest, PaymentDetails } from './billing-reader.ts';
import { partsOf, referralsOf, type PaidReferral } from './paid-referrals.ts';
import type { ReferralWorkerNames } from './referral-worker-names.ts';
import { paymentView, summed } from '../charging/payment-view.ts';

export interface PaymentRecordView extends PaymentView {
  readonly id: string;
  readonly description: string;
  readonly referralId: string | null;
  readonly workerName: string | null;
  readonly referrals: readonly PaidReferral[];
  readonly refunded: string;
  readonly invoice: PaymentDetails['invoice'];
  readonly createdAt: string;
  readonly paidAt: string | null;
}

export interface SummaryView extends Omit<MonthFigures, 'month' | 'other' | 'heldChange'> {
  readonly held: string;
  readonly byMonth: readonly MonthFigures[];
}

interface ReadBillingNeeds {
  readonly reader: BillingReader;
  readonly billing: Billing;
  readonly workers: ReferralWorkerNames;
  readonly clock: Clock;
}

/** An employer's view of their own money. */
export class ReadBilling {
  private readonly needs: ReadBillingNeeds;

  constructor(needs: ReadBillingNeeds) {
    this.needs = needs;
  }

  /** `month` as `2026-11` in UTC; null is the current one. */
  async summary(employerId: UserId, month: string | null): Promise<SummaryView> {
    const current = this.needs.clock.now().toISOString().slice(0, 7);
    const asked = month ?? current;
    const byMonth = await this.needs.reader.months(employerId, current);
    const figures =
      byMonth.find((one) => one.month === asked) ??
      (await this.needs.reader.months(employerId, asked)).at(-1);
    if (!figures) throw new Error('Every month has figures');
    const { month: _month, other: _other, heldChange: _heldChange, ...shown } = figures;
    return { ...shown, held: await this.needs.reader.heldBy(employerId), byMonth };
  }

  /** Newest first; one more than the limit if more exist. `isOpen`: only payments without an invoice. */
  async payments(employerId: UserId, page: PageRequest, isOpen = false): Promise<PaymentRecordView[]> {
    return this.shown(await this.needs.reader.payments(employerId, page, isOpen));
  }

  /** @throws DomainError `billing.payment_not_found` (not_found), also for someone else's. */
  async payment(employerId: UserId, id: PaymentId): Promise<PaymentRecordView> {
    await this.ownPayment(employerId, id);
    await this.needs.billing.present(id);
    return this.record(employerId, id);
  }

  /** The stored state, without calling the provider. @throws DomainError as `payment`. */
  async record(employerId: UserId, id: PaymentId): Promise<PaymentRecordView> {
    const [record] = await this.shown([await this.ownPayment(employerId, id)]);
    if (!record) throw new Error('A payment has its record');
    return record;
  }

  /** One query for the names of all rows. */
  private async shown(payments: readonly PaymentDetails[]): Promise<PaymentRecordView[]> {
    const workers = await this.needs.workers.workersOf([...new Set(payments.flatMap(referralsOf))]);
    return payments.map((payment) => recordView(payment, workers));
  }

  private async ownPayment(employerId: UserId, id: PaymentId): Promise<PaymentDetails> {
    const payment = await this.needs.reader.payment(id);
    if (payment?.employerId === employerId) return payment;
    throw new DomainError('billing.payment_not_found', 'not_found', 'Payment not found');
  }
}

function recordView(payment: PaymentDetails, workers: ReadonlyMap<string, string>): PaymentRecordView {
  const referrals = partsOf(payment, workers);
  const names = referrals.flatMap(({ workerName }) => workerName ?? []);
  return {
    ...paymentView(payment),
    id: payment.id,
    description: summed(payment.lines)
      .map(({ label }) => label)
      .join(', '),
    referralId: payment.referralId,
    workerName: names.length > 0 ? names.join(', ') : null,
    referrals,
    refunded: Money.ofCents(payment.refundedCents).toDollars(),
    invoice: payment.invoice,
    createdAt: payment.createdAt,
    paidAt: payment.paidAt,
  };
}
