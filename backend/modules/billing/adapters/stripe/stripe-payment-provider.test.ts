import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { ProviderUnavailable } from '../../application/provider/payment-provider.ts';
import { paymentProviderContract, type TestCard } from '../../testing/payment-provider.contract.ts';
import { StripeStandIn } from '../../testing/stripe-stand-in.ts';
import { stripePaymentProvider } from './stripe-payment-provider.ts';

const SECRET = 'whsec_test';
const NUMBERS: Readonly<Record<TestCard, string>> = {
  succeeds: '4242424242424242',
  declines: '4000000000000002',
  authenticates: '4000002500003155',
};

const connect = (standIn: StripeStandIn) =>
  stripePaymentProvider(
    { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: SECRET, apiBase: standIn.url },
    systemClock,
  );

paymentProviderContract('Stripe', async () => {
  const standIn = await StripeStandIn.start();
  const provider = connect(standIn);
  return {
    provider,
    saveCard: async (customer, card) => standIn.addCard(customer, NUMBERS[card]),
    payByHand: async (id) => standIn.pay(id, NUMBERS.succeeds),
    dispute: async (id) => standIn.dispute(id),
    decideDispute: async (id, outcome) => standIn.decideDispute(id, outcome),
    finishSetup: async (id) => {
      const { customerId } = await provider.retrieveSetupIntent(id);
      const card = standIn.addCard(customerId, NUMBERS.succeeds);
      standIn.change(id, { status: 'succeeded', payment_method: card });
    },
    webhook: (id, type) => standIn.event(id, type, SECRET),
    user: async () => newId(),
    now: () => new Date(),
    stop: () => standIn.stop(),
  };
});

describe('Stripe on a bad line', () => {
  let standIn: StripeStandIn;

  beforeAll(async () => {
    standIn = await StripeStandIn.start();
  });
  afterAll(() => standIn.stop());

  const request = (paymentId: string) => ({
    paymentId,
    amountCents: 525_00,
    customerId: 'cus_1',
    description: 'Bonus',
    savedCardId: null,
  });

  it('asks again after a lost answer and gets the same intent', async () => {
    const provider = connect(standIn);
    const paymentId = newId();
    standIn.loseAnswers(1);
    const before = standIn.requests.length;
    const first = await provider.createPaymentIntent(request(paymentId));
    expect(await provider.createPaymentIntent(request(paymentId))).toEqual(first);
    const asked = standIn.requests.slice(before);
    expect(asked.filter((line) => line === 'POST /v1/payment_intents')).toHaveLength(3);
  });

  it('says that it is unavailable when no answer comes', async () => {
    standIn.loseAnswers(3);
    await expect(connect(standIn).createPaymentIntent(request(newId()))).rejects.toThrow(ProviderUnavailable);
  });
});
