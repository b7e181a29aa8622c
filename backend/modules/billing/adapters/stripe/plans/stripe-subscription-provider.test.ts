import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { StripeBillingStandIn } from '#modules/billing/testing/plans/stripe-billing-stand-in.ts';
import {
  subscriptionProviderContract,
  type SubscriptionsUnderTest,
} from '#modules/billing/testing/plans/subscription-provider.contract.ts';
import { stripeSubscriptionProvider } from './stripe-subscription-provider.ts';

/** The SDK's first try and its automatic retries. */
const TRIES = 3;

subscriptionProviderContract('Stripe Billing', () => open(null));
subscriptionProviderContract('Stripe Billing, each seventh answer lost,', () => open(7));

it('a plan that is paid at the moment of its end continues, according to Stripe', async () => {
  const standIn = await StripeBillingStandIn.start();
  onTestFinished(() => standIn.stop());
  const provider = providerAt(standIn);
  const wanted = { subscriptionId: newId(), customerId: 'cus_1', plan: 'pro' } as const;
  const { id } = await provider.start({ ...wanted, cardId: standIn.addCard(false) });
  await provider.useCard(id, standIn.addCard(true));
  standIn.renew(id);
  standIn.payBeforeVoid();
  expect(await provider.endUnpaid(id)).toBe(standIn.invoicesOf(id)[0]);
  expect(await provider.subscription(id)).toMatchObject({ status: 'active' });
});

function providerAt({ url }: StripeBillingStandIn) {
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test' };
  return stripeSubscriptionProvider({ ...keys, apiBase: url }, systemClock);
}

async function open(dropsEvery: number | null): Promise<SubscriptionsUnderTest> {
  const standIn = await StripeBillingStandIn.start(dropsEvery);
  return {
    provider: providerAt(standIn),
    customer: async () => `cus_${newId()}`,
    saveCard: async (_customerId, card) => standIn.addCard(card === 'declines'),
    removeCard: async (id) => standIn.removeCard(id),
    invoices: async (id) => standIn.invoicesOf(id),
    renew: async (id) => standIn.renew(id),
    loseAnswer: (to) => standIn.loseActs(TRIES, to === 'payment' ? /\/pay$/ : /./),
    stop: () => standIn.stop(),
  };
}
