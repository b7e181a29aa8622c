import type { PaymentId, UserId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import type { PaidPlan } from '../../contract/vocabulary/plans/plans.ts';
import type { InvoiceReport } from '../../domain/plans/subscription-record.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';

/**
 * (tx) Only for the installation's provider. Loaded rows stay locked until the transaction ends. Storing
 * publishes the collected events.
 */
export interface SubscriptionRepository {
  find(id: string): Promise<Subscription | null>;
  /** The subscription that has not ended. */
  live(userId: UserId): Promise<Subscription | null>;
  /** @throws DomainError `billing.subscription_running` (conflict) for a second one that has not ended. */
  add(subscription: Subscription): Promise<void>;
  save(subscription: Subscription): Promise<void>;
  /** Removes a subscription that never began. */
  remove(subscription: Subscription): Promise<void>;
  /** IDs of subscriptions after their grace period, the longest over first; without a lock. */
  graceOver(now: Date, limit: number): Promise<readonly string[]>;
}

export interface PaidPlanInvoice {
  readonly employerId: UserId;
  readonly provider: LedgerProvider;
  readonly plan: PaidPlan;
  readonly amountCents: number;
  readonly paidAt: Date;
  /** The payment, if a part of it was already refunded. */
  readonly paymentId: PaymentId | null;
}

/** (tx) Invoices as the provider last reported them. */
export interface PlanInvoices {
  /** True if this call is the first to report the payment. */
  keep(invoice: InvoiceReport, of: { subscriptionId: string; userId: UserId }, at: Date): Promise<boolean>;
  /** A paid invoice, locked. */
  paid(id: string): Promise<PaidPlanInvoice | null>;
  /**
   * The paid invoice whose payment has no intent here; null for any other payment or another provider's.
   * Without a lock.
   */
  withoutIntent(paymentId: PaymentId, provider: LedgerProvider): Promise<string | null>;
  /** Links the payment that records refunds of the invoice. */
  payWith(id: string, paymentId: PaymentId): Promise<void>;
}

export interface PlanInvoiceView {
  readonly id: string;
  readonly plan: InvoiceReport['plan'];
  readonly reason: InvoiceReport['reason'];
  readonly status: InvoiceReport['status'];
  readonly amount: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly document: { readonly id: string; readonly number: string } | null;
}

/** Reads without locks. */
export interface PlanReader {
  invoices(userId: UserId, limit: number): Promise<readonly PlanInvoiceView[]>;
}
