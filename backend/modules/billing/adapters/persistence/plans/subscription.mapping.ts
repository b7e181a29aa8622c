import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Fields } from '#kernel/aggregate.ts';
import type { SubscriptionRecord } from '#modules/billing/domain/plans/subscription-record.ts';
import { Subscription } from '#modules/billing/domain/plans/subscription.ts';

export const subscriptionMapping = defineEntity({
  class: Subscription,
  tableName: 'subscriptions',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    provider: p.text(),
    stripeSubscriptionId: p.text().nullable(),
    stripePriceId: p.text().nullable(),
    stripeCustomerId: p.text().nullable(),
    status: p.text(),
    plan: p.text(),
    nextPlan: p.text().nullable(),
    monthlyPriceCents: p.bigint('number'),
    features: p.array(),
    jobPostsRemaining: p.integer(),
    featuredRemaining: p.integer(),
    currentPeriodStart: p.datetime().nullable(),
    currentPeriodEnd: p.datetime().nullable(),
    paidPeriodStart: p.datetime().nullable(),
    cancelAtPeriodEnd: p.boolean(),
    pastDueSince: p.datetime().nullable(),
    failedTries: p.integer(),
    nextTryAt: p.datetime().nullable(),
    dueInvoiceId: p.text().nullable(),
    dueCents: p.bigint('number'),
    endedAt: p.datetime().nullable(),
    attempts: p.integer(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  } satisfies Record<keyof Fields<SubscriptionRecord>, unknown>,
});
