import { Aggregate } from '#kernel/aggregate.ts';
import type { UserId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import type { PaidPlan, SubscriptionStatus } from '../../contract/vocabulary/plans/plans.ts';
import type { BillingEvents } from '../events.ts';

/**
 * The stored subscription. Names with `stripe` come from the specification; they also hold the sandbox's IDs.
 */
export abstract class SubscriptionRecord extends Aggregate<keyof BillingEvents> {
  readonly id!: string;
  readonly userId!: UserId;
  readonly provider!: LedgerProvider;
  readonly stripeSubscriptionId!: string | null;
  readonly stripePriceId!: string | null;
  readonly stripeCustomerId!: string | null;
  readonly status!: SubscriptionStatus;
  /** The paid plan. */
  readonly plan!: PaidPlan;
  readonly nextPlan!: PaidPlan | null;
  readonly monthlyPriceCents!: number;
  readonly features!: string[];
  /** -1 without limit. */
  readonly jobPostsRemaining!: number;
  readonly featuredRemaining!: number;
  readonly currentPeriodStart!: Date | null;
  readonly currentPeriodEnd!: Date | null;
  /** The period of the remaining posts: the newest paid one. */
  readonly paidPeriodStart!: Date | null;
  readonly cancelAtPeriodEnd!: boolean;
  readonly pastDueSince!: Date | null;
  readonly failedTries!: number;
  readonly nextTryAt!: Date | null;
  /** The unpaid invoice, and its cents. */
  readonly dueInvoiceId!: string | null;
  readonly dueCents!: number;
  readonly endedAt!: Date | null;
  /** The number of answered requests to change the plan. */
  readonly attempts!: number;
  readonly version!: number;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
}

/** The provider's report of a subscription. */
export interface SubscriptionReport {
  readonly id: string;
  readonly customerId: string;
  readonly priceId: string;
  /** The plan of the next period: the current one, or the smaller one that waits for the period's end. */
  readonly plan: PaidPlan;
  readonly status: SubscriptionStatus;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** Our ID, from the metadata; null for one that this product did not make. */
  readonly subscriptionId: string | null;
}

/** The provider's report of an invoice. */
export interface InvoiceReport {
  readonly id: string;
  /** The provider's ID; null for an invoice without a subscription. */
  readonly subscriptionId: string | null;
  readonly plan: PaidPlan;
  readonly reason: 'first' | 'renewal' | 'change';
  readonly status: 'open' | 'paid' | 'void';
  /** The amount paid or due. */
  readonly amountCents: number;
  readonly tries: number;
  readonly nextTryAt: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly createdAt: Date;
}
