import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { StripeBillingStandIn } from '#modules/billing/testing/plans/stripe-billing-stand-in.ts';
import {
  subscriptionProviderContract,
  type SubscriptionsUnderTest,
} from '#modules/billing/testing/plans/subscription-provider.contract.ts';
import { stripeSubscriptionProvider } from './stripe-subscription-provider.ts';

/** Of the SDK: the first one, and what it repeats by itself. */
const TRIES = 3;

subscriptionProviderContract('Stripe Billing', () => open(null));
subscriptionProviderContract('Stripe Billing, each seventh answer lost,', () => open(7));

async function open(dropsEvery: number | null): Promise<SubscriptionsUnderTest> {
  const standIn = await StripeBillingStandIn.start(dropsEvery);
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test' };
  return {
    provider: stripeSubscriptionProvider({ ...keys, apiBase: standIn.url }, systemClock),
    customer: async () => `cus_${newId()}`,
    saveCard: async (_customerId, card) => standIn.addCard(card === 'declines'),
    invoices: async (id) => standIn.invoicesOf(id),
    renew: async (id) => standIn.renew(id),
    loseAnswer: (to) => standIn.loseActs(TRIES, to === 'payment' ? /\/pay$/ : /./),
    stop: () => standIn.stop(),
  };
}
