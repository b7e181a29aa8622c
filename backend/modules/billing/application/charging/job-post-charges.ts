import type { JobId, PaymentId, UserId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { RefundCause } from '../../contract/vocabulary/refunding/refund-causes.ts';
import { FeeCalculator } from '../../domain/charging/fee-calculator.ts';
import { Payment } from '../../domain/charging/payment.ts';
import { jobPostRefunded } from '../../domain/ledger/postings.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { refundHeld } from '../refunding/refund.ts';
import type { BillingNeeds } from '../ports.ts';

export interface JobPackage {
  readonly id: string;
  readonly name: string;
  readonly price: Money;
  readonly days: number;
  readonly isFeatured: boolean;
  /** A package that is no longer listed still counts for its buyers. */
  readonly isOnSale: boolean;
  readonly kind: 'post' | 'boost';
}

export interface JobPostOrder {
  readonly employerId: UserId;
  readonly jobId: JobId;
  readonly pack: JobPackage;
  /** The end of the previously paid days; payments opened earlier paid for those. Null for the first ones. */
  readonly since: Date | null;
}

type JobRefundCause = Extract<RefundCause, 'paid_twice' | 'post_closed'>;

/** The facade for the price of a job post (rules.md#paid-posts). */
export interface JobPostCharges {
  package(id: string): Promise<JobPackage | null>;
  /** The package that a payment bought, even if the post's order has changed since. */
  packageOf(paymentId: PaymentId): Promise<JobPackage | null>;
  /** (tx) Opens the payment at the package's price, or returns the one that is already open or paid. */
  charge(order: JobPostOrder): Promise<PaymentId>;
  /**
   * (tx) Opens a payment that ranks the job first in the lists, or returns the open one for the same boost.
   */
  boost(order: Omit<JobPostOrder, 'since'>): Promise<PaymentId>;
  /** (tx) Cancels payments opened since then that are still unpaid; paid ones remain. */
  cancel(jobId: JobId, since: Date | null): Promise<void>;
  /** (tx) The payment bought no days: refunds all of it to the card. Idempotent, from any caller. */
  refund(paymentId: PaymentId, cause: JobRefundCause): Promise<void>;
}

export interface JobPostCatalog {
  package(id: string): Promise<JobPackage | null>;
  packageOf(paymentId: PaymentId): Promise<JobPackage | null>;
  openBoost(jobId: JobId, packageId: string): Promise<PaymentId | null>;
  /** The newest payment of a post, since then, that was not canceled. */
  paymentOf(jobId: JobId, since: Date | null): Promise<PaymentId | null>;
}

export class JobPostChargesFacade implements JobPostCharges {
  private readonly needs: BillingNeeds;
  private readonly catalog: JobPostCatalog;

  constructor(needs: BillingNeeds, catalog: JobPostCatalog) {
    this.needs = needs;
    this.catalog = catalog;
  }

  package(id: string): Promise<JobPackage | null> {
    return this.catalog.package(id);
  }

  packageOf(paymentId: PaymentId): Promise<JobPackage | null> {
    return this.catalog.packageOf(paymentId);
  }

  async cancel(jobId: JobId, since: Date | null): Promise<void> {
    const current = await this.catalog.paymentOf(jobId, since);
    if (current) await cancelUnpaid(this.needs, current);
  }

  async refund(paymentId: PaymentId, cause: JobRefundCause): Promise<void> {
    const { payments, ledger, clock } = this.needs;
    // Locked, so that a parallel refund sees the movement.
    const payment = await payments.find(paymentId);
    const isOfJob = payment?.purpose === 'job_post' || payment?.purpose === 'job_boost';
    if (!payment || !isOfJob || payment.status !== 'succeeded') return;
    const { employerId, amountCents } = payment;
    const movement = jobPostRefunded({ paymentId, employerId, amountCents, at: clock.now() });
    if (await ledger.has(movement.reference)) return;
    await ledger.post(movement);
    await refundHeld(this.needs, payment, { held: payment.amount, cause });
  }

  async charge({ employerId, jobId, pack, since }: JobPostOrder): Promise<PaymentId> {
    const current = await this.catalog.paymentOf(jobId, since);
    if (current) return current;
    const { lines } = FeeCalculator.jobPostQuote(pack.name, pack.price);
    const post = { ...about(employerId, jobId), packageId: pack.id, purpose: 'job_post', lines } as const;
    return this.open(Payment.open(post, this.now));
  }

  async boost({ employerId, jobId, pack }: Omit<JobPostOrder, 'since'>): Promise<PaymentId> {
    const waiting = await this.catalog.openBoost(jobId, pack.id);
    if (waiting) return waiting;
    const { lines } = FeeCalculator.boostQuote(pack.name, pack.price);
    const boost = { ...about(employerId, jobId), packageId: pack.id, purpose: 'job_boost', lines } as const;
    return this.open(Payment.open(boost, this.now));
  }

  private get now(): Date {
    return this.needs.clock.now();
  }

  private async open(payment: Payment): Promise<PaymentId> {
    await this.needs.payments.add(payment);
    await this.needs.taskQueue.enqueue({
      kind: 'billing.prepare_payment',
      data: { paymentId: payment.id },
    });
    return payment.id;
  }
}

function about(employerId: UserId, jobId: JobId) {
  return { employerId, jobId, referralId: null, offerLetterId: null } as const;
}
