import type { PaymentId, UserId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger.ts';
import type { PaidPlan } from '../../contract/vocabulary/plans.ts';
import type { InvoiceReport } from '../../domain/plans/subscription-record.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';

/** (tx) Of the installation's provider alone. What is loaded stays locked until the transaction ends. Storing publishes the collected events. */
export interface SubscriptionRepository {
  find(id: string): Promise<Subscription | null>;
  /** The one that has not ended. */
  live(userId: UserId): Promise<Subscription | null>;
  /** @throws DomainError `billing.subscription_running` (conflict) for a second one that has not ended. */
  add(subscription: Subscription): Promise<void>;
  save(subscription: Subscription): Promise<void>;
  /** One that never began. */
  remove(subscription: Subscription): Promise<void>;
  /** Ids of those whose grace is over, the longest over first; without a lock. */
  graceOver(now: Date, limit: number): Promise<readonly string[]>;
}

export interface PaidPlanInvoice {
  readonly employerId: UserId;
  readonly provider: LedgerProvider;
  readonly plan: PaidPlan;
  readonly amountCents: number;
  readonly paidAt: Date;
  /** Of which something has gone back before. */
  readonly paymentId: PaymentId | null;
}

/** (tx) Invoices as the provider last told them. */
export interface PlanInvoices {
  /** True when this call is the first that says it was paid. */
  keep(invoice: InvoiceReport, of: { subscriptionId: string; userId: UserId }, at: Date): Promise<boolean>;
  /** One that was paid, locked. */
  paid(id: string): Promise<PaidPlanInvoice | null>;
  /** The paid one whose payment has no intent here; null for any other payment, and for what another provider took. Without a lock. */
  withoutIntent(paymentId: PaymentId, provider: LedgerProvider): Promise<string | null>;
  /** This payment says what goes back of it. */
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
