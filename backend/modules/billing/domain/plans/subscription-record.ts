import { Aggregate } from '#kernel/aggregate.ts';
import type { UserId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger.ts';
import type { PaidPlan, SubscriptionStatus } from '../../contract/vocabulary/plans.ts';
import type { BillingEvents } from '../events.ts';

/** What is kept of a subscription. The names with `stripe` are the specification's; the sandbox's own ids stand there too. */
export abstract class SubscriptionRecord extends Aggregate<keyof BillingEvents> {
  readonly id!: string;
  readonly userId!: UserId;
  readonly provider!: LedgerProvider;
  readonly stripeSubscriptionId!: string | null;
  readonly stripePriceId!: string | null;
  readonly stripeCustomerId!: string | null;
  readonly status!: SubscriptionStatus;
  /** What was paid for. */
  readonly plan!: PaidPlan;
  readonly nextPlan!: PaidPlan | null;
  readonly monthlyPriceCents!: number;
  readonly features!: string[];
  /** -1 without limit. */
  readonly jobPostsRemaining!: number;
  readonly featuredRemaining!: number;
  readonly currentPeriodStart!: Date | null;
  readonly currentPeriodEnd!: Date | null;
  /** The period that the posts left belong to: the newest one that was paid. */
  readonly paidPeriodStart!: Date | null;
  readonly cancelAtPeriodEnd!: boolean;
  readonly pastDueSince!: Date | null;
  readonly failedTries!: number;
  readonly nextTryAt!: Date | null;
  /** The invoice that is not paid, and its cents. */
  readonly dueInvoiceId!: string | null;
  readonly dueCents!: number;
  readonly endedAt!: Date | null;
  /** How often a change of plan was asked for, but for what was not answered. */
  readonly attempts!: number;
  readonly version!: number;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
}

/** What the provider says of a subscription. */
export interface SubscriptionReport {
  readonly id: string;
  readonly customerId: string;
  readonly priceId: string;
  /** What the next period will cost: the plan itself, or the smaller one that waits for the period's end. */
  readonly plan: PaidPlan;
  readonly status: SubscriptionStatus;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** Ours, from the metadata; null for one that this product did not make. */
  readonly subscriptionId: string | null;
}

/** What the provider says of an invoice. */
export interface InvoiceReport {
  readonly id: string;
  /** The provider's; null for an invoice of something else. */
  readonly subscriptionId: string | null;
  readonly plan: PaidPlan;
  readonly reason: 'first' | 'renewal' | 'change';
  readonly status: 'open' | 'paid' | 'void';
  /** What was paid, or is asked for. */
  readonly amountCents: number;
  readonly tries: number;
  readonly nextTryAt: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly createdAt: Date;
}
