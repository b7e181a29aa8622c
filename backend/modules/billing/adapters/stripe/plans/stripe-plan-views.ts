import type Stripe from 'stripe';
import type { PaidPlan, SubscriptionStatus } from '#contract/billing/vocabulary/plans/plans.ts';
import type { InvoiceReport, SubscriptionReport } from '#modules/billing/domain/plans/subscription-record.ts';

/** The metadata key of our own ID. */
export const OUR_SUBSCRIPTION = 'crewvine_subscription';

/** Other products may sell subscriptions at the same account. */
export function isOurs({ metadata }: Stripe.Subscription): boolean {
  return Boolean(metadata[OUR_SUBSCRIPTION]);
}

/**
 * `unpaid` and `paused` mean that Stripe gave up dunning: here the grace period decides (rules.md#dunning).
 */
const STATUSES: Readonly<Record<string, SubscriptionStatus>> = {
  incomplete: 'incomplete',
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
};

/** Stripe stores periods with the item since version 2025-03-31. */
export function subscriptionView(of: Stripe.Subscription, plan: PaidPlan): SubscriptionReport {
  const item = itemOf(of);
  return {
    id: of.id,
    customerId: typeof of.customer === 'string' ? of.customer : of.customer.id,
    priceId: item.price.id,
    plan,
    status: STATUSES[of.status] ?? 'ended',
    periodStart: instant(item.current_period_start),
    periodEnd: instant(item.current_period_end),
    cancelAtPeriodEnd: of.cancel_at_period_end,
    subscriptionId: of.metadata[OUR_SUBSCRIPTION] ?? null,
  };
}

/** A plan is one item. @throws for a subscription without any */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return item;
}

export function subscriptionIdOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return typeof subscription === 'string' ? subscription : (subscription?.id ?? null);
}

/** The line of the new plan: a change also has one that credits the rest of the old plan. */
export function chargedLine({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem | undefined {
  return lines.data.toSorted((one, other) => other.amount - one.amount)[0];
}

export function invoiceView(
  invoice: Stripe.Invoice,
  line: Stripe.InvoiceLineItem,
  plan: PaidPlan,
): InvoiceReport {
  const status = statusOf(invoice);
  return {
    id: invoice.id,
    subscriptionId: subscriptionIdOf(invoice),
    plan,
    reason: reasonOf(invoice),
    status,
    amountCents: status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    tries: invoice.attempt_count,
    nextTryAt: invoice.next_payment_attempt === null ? null : instant(invoice.next_payment_attempt),
    periodStart: instant(line.period.start),
    periodEnd: instant(line.period.end),
    createdAt: instant(invoice.created),
  };
}

function statusOf({ status }: Stripe.Invoice): InvoiceReport['status'] {
  if (status === 'paid') return 'paid';
  return status === 'void' || status === 'uncollectible' ? 'void' : 'open';
}

function reasonOf({ billing_reason: reason }: Stripe.Invoice): InvoiceReport['reason'] {
  if (reason === 'subscription_create') return 'first';
  return reason === 'subscription_update' ? 'change' : 'renewal';
}

function instant(seconds: number): Date {
  return new Date(seconds * 1000);
}
