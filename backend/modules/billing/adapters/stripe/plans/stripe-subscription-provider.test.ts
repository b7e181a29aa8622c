import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { StripeBillingStandIn } from '#modules/billing/testing/plans/stripe-billing-stand-in.ts';
import { subscriptionProviderContract } from '#modules/billing/testing/plans/subscription-provider.contract.ts';
import { stripeSubscriptionProvider } from './stripe-subscription-provider.ts';

subscriptionProviderContract('Stripe Billing', async () => {
  const standIn = await StripeBillingStandIn.start();
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test' };
  return {
    provider: stripeSubscriptionProvider({ ...keys, apiBase: standIn.url }, systemClock),
    customer: async () => `cus_${newId()}`,
    saveCard: async (_customerId, card) => standIn.addCard(card === 'declines'),
    invoices: async (id) => standIn.invoicesOf(id),
    renew: async (id) => standIn.renew(id),
    stop: () => standIn.stop(),
  };
});
