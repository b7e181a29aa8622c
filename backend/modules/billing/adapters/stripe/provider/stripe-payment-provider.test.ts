import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { ProviderUnavailable } from '#modules/billing/application/provider/payment-provider.ts';
import { paymentProviderContract } from '#modules/billing/testing/provider/payment-provider.contract.ts';
import type { ProviderUnderTest, TestBank } from '#modules/billing/testing/provider/provider-under-test.ts';
import { StripeStandIn } from '#modules/billing/testing/stripe/stripe-stand-in.ts';
import { TEST_NUMBERS } from '#modules/billing/testing/stripe/stripe-charges.ts';
import { stripePaymentProvider } from './stripe-payment-provider.ts';

const SECRET = 'whsec_test';
const BANKS: Readonly<Record<TestBank, string>> = {
  pays: TEST_NUMBERS.bankPays,
  fails: TEST_NUMBERS.bankFails,
  returns: TEST_NUMBERS.bankReturns,
};

const connect = (standIn: StripeStandIn) =>
  stripePaymentProvider(
    { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: SECRET, apiBase: standIn.url },
    systemClock,
  );

paymentProviderContract('Stripe', () => open(null));
paymentProviderContract('Stripe, each seventh answer lost,', () => open(7));

/** The SDK's first try and its automatic retries. */
const TRIES = 3;

async function open(dropsEvery: number | null): Promise<ProviderUnderTest> {
  const standIn = await StripeStandIn.start(dropsEvery);
  const provider = connect(standIn);
  return {
    provider,
    saveCard: async (customer, card) => standIn.addCard(customer, TEST_NUMBERS[card]),
    payByHand: async (id) => standIn.pay(id, TEST_NUMBERS.succeeds),
    debit: async (id, bank) => standIn.pay(id, BANKS[bank]),
    daysLater: async () => standIn.api.charges.later(),
    disputeOf: async (id) => standIn.api.objects.list('dispute', { payment_intent: id })[0]?.id ?? null,
    dispute: async (id) => standIn.dispute(id),
    decideDispute: async (id, outcome) => standIn.decideDispute(id, outcome),
    finishSetup: async (id) => {
      const { customerId } = await provider.retrieveSetupIntent(id);
      const card = standIn.addCard(customerId, TEST_NUMBERS.succeeds);
      standIn.change(id, { status: 'succeeded', payment_method: card });
    },
    saveAccount: async (id, account) => {
      const { customerId } = await provider.retrieveSetupIntent(id);
      const number = account === 'pays' ? TEST_NUMBERS.bankPays : TEST_NUMBERS.bankVerifiesLater;
      const { charges, objects } = standIn.api;
      charges.setUp(objects.get(id), objects.get(standIn.addCard(customerId, number)), true);
    },
    happen: async (type, id) => standIn.api.objects.tell(type, { id }),
    webhook: (id, type) => standIn.event(id, type, SECRET),
    user: async () => newId(),
    loseAnswer: () => standIn.loseAnswers(TRIES),
    now: () => TEST_NOW,
    stop: () => standIn.stop(),
  };
}

describe('the balance of Stripe', () => {
  it('a balance line names a plan’s charge by its invoice, and an unknown one by its intent', async () => {
    const standIn = await StripeStandIn.start();
    const { objects } = standIn.api;
    const [ofPlan, other] = [1, 2].map(() =>
      objects.add('pi', 'payment_intent', { amount: 99_00, status: 'requires_payment_method' }),
    );
    for (const [invoice, intent] of [
      ['in_other', 'pi_other'],
      ['in_plan', ofPlan?.id],
    ]) {
      const payment = { type: 'payment_intent', payment_intent: intent };
      objects.add('inpay', 'invoice_payment', { invoice, payment });
    }
    for (const intent of [ofPlan, other]) standIn.pay(String(intent?.id), TEST_NUMBERS.succeeds);
    const { transactions } = await connect(standIn).listBalance(new Date(0), null);
    expect(transactions.map(({ kind, about, amountCents }) => [kind, about, amountCents])).toEqual([
      ['charge', other?.id, 99_00],
      ['charge', 'in_plan', 99_00],
    ]);
    await standIn.stop();
  });
});

describe('Stripe on a bad connection', () => {
  let standIn: StripeStandIn;

  beforeAll(async () => {
    standIn = await StripeStandIn.start();
  });
  afterAll(() => standIn.stop());

  const request = (paymentId: string) => ({
    paymentId,
    attempt: 1,
    amountCents: 525_00,
    customerId: 'cus_1',
    description: 'Bonus',
    savedCardId: null,
  });

  it('a request repeated after a lost answer returns the same intent', async () => {
    const provider = connect(standIn);
    const paymentId = newId();
    standIn.loseAnswers(1);
    const before = standIn.requests.length;
    const first = await provider.createPaymentIntent(request(paymentId));
    expect(await provider.createPaymentIntent(request(paymentId))).toEqual(first);
    const asked = standIn.requests.slice(before);
    expect(asked.filter((line) => line === 'POST /v1/payment_intents')).toHaveLength(3);
  });

  it('a request without an answer fails as unavailable', async () => {
    standIn.loseAnswers(3);
    await expect(connect(standIn).createPaymentIntent(request(newId()))).rejects.toThrow(ProviderUnavailable);
  });
});
