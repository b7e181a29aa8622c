import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { PayoutRefused } from '#modules/billing/application/payouts/payout-provider.ts';
import { ProviderUnavailable } from '#modules/billing/application/provider/payment-provider.ts';
import {
  payoutProviderContract,
  shortBalanceContract,
  type PayoutProviderUnderTest,
} from '#modules/billing/testing/payouts/payout-provider.contract.ts';
import { StripeConnectStandIn } from '#modules/billing/testing/payouts/stripe-connect-stand-in.ts';
import { thinEvent } from '#modules/billing/testing/payouts/thin-event.ts';
import { stripePaymentProvider } from '../provider/stripe-payment-provider.ts';
import { stripePayoutProvider } from './stripe-payout-provider.ts';

const settingsOf = (apiBase: string, webhookSecret = 'whsec_1') => ({
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecret,
  apiBase,
});
const connect = (standIn: StripeConnectStandIn) => stripePayoutProvider(settingsOf(standIn.url), systemClock);

/** The SDK's first try and its automatic retries. */
const TRIES = 3;

payoutProviderContract('Stripe', () => open(null));
payoutProviderContract('Stripe, each seventh answer lost,', () => open(7));
shortBalanceContract('Stripe', () => open(null));
shortBalanceContract('Stripe, each seventh answer lost,', () => open(7));

async function open(
  dropsEvery: number | null,
): Promise<PayoutProviderUnderTest & { setShort(isShort: boolean): void }> {
  const standIn = await StripeConnectStandIn.start(dropsEvery);
  return {
    provider: connect(standIn),
    user: async () => newId(),
    finishOnboarding: async (id, _userId, bank) => standIn.onboard(id, bank),
    night: async () => standIn.night(),
    balanceOf: async (id) => standIn.balanceOf(id),
    transfers: async () => standIn.transfers.size,
    loseAnswer: () => standIn.loseActs(TRIES),
    forgetKeys: () => standIn.forgetKeys(),
    setShort: (isShort) => {
      standIn.isShort = isShort;
    },
    stop: () => standIn.stop(),
  };
}

describe('Stripe Connect', () => {
  let standIn: StripeConnectStandIn;

  beforeAll(async () => {
    standIn = await StripeConnectStandIn.start();
  });
  afterAll(() => standIn.stop());

  const ready = async () => {
    const { id } = await connect(standIn).ensureRecipient({
      userId: newId(),
      email: 'pat@example.com',
      name: 'Pat',
    });
    standIn.onboard(id, 'pays');
    return id;
  };

  it('onboarding uses Stripe’s own page and shows its requirements in the product’s words', async () => {
    const provider = connect(standIn);
    const made = await provider.ensureRecipient({ userId: newId(), email: 'pat@example.com', name: 'Pat' });
    expect(made.requirements).toEqual(['date_of_birth', 'bank_account']);
    const back = { done: 'https://crewvine.test/earnings', again: 'https://crewvine.test/earnings' };
    expect(await provider.onboardingPage(made.id, back)).toBe(`https://connect.stripe.test/${made.id}`);
  });

  it('a person without open requirements changes their bank in their own dashboard', async () => {
    const id = await ready();
    expect(await connect(standIn).accountPage(id)).toBe(`https://connect.stripe.test/express/${id}`);
  });

  it('Stripe sweeps neither the company’s balance nor a person’s', async () => {
    const provider = connect(standIn);
    const id = await ready();
    expect(standIn.companyPaysOut).toBe('daily');
    await provider.enforceManualPayouts();
    expect(standIn.companyPaysOut).toBe('manual');
    expect(standIn.paysOutByHand(id)).toBe(true);
  });

  it('a payout happens once after a lost answer, and after a day in which its keys are forgotten', async () => {
    const provider = connect(standIn);
    const order = { withdrawalId: newId(), attempt: 1, recipientId: await ready(), amountCents: 75_00 };
    const before = standIn.transfers.size;
    // The initial lookup is answered; the transfer itself and both retries are lost.
    const lookingFirst = provider.transfer(order);
    standIn.loseAnswers(4);
    await expect(lookingFirst).rejects.toThrow(ProviderUnavailable);
    standIn.loseAnswers(0);
    const transferId = await provider.transfer(order);
    standIn.forgetKeys();
    expect(await provider.transfer(order)).toBe(transferId);
    expect(standIn.transfers.size).toBe(before + 1);
    const { id } = await provider.payOut(order);
    standIn.forgetKeys();
    expect((await provider.payOut(order)).id).toBe(id);
  });

  it('a payout is refused if the company may no longer act for the account, and its transfer returns', async () => {
    const provider = connect(standIn);
    const order = { withdrawalId: newId(), attempt: 1, recipientId: await ready(), amountCents: 75_00 };
    const transferId = await provider.transfer(order);
    standIn.revoke(order.recipientId);
    await expect(provider.payOut(order)).rejects.toThrow(PayoutRefused);
    await provider.takeBack({ ...order, transferId });
    expect(standIn.balanceOf(order.recipientId)).toBe(0);
  });

  it('a webhook from each configured sender is accepted, also for an event that only names its object', () => {
    const provider = stripePaymentProvider(settingsOf(standIn.url, 'whsec_1, whsec_2'), systemClock);
    const type = 'v2.core.account[requirements].updated';
    const { raw, signature } = thinEvent('acct_1', type, 'whsec_2');
    expect(provider.verifyWebhook(raw, signature)).toMatchObject({ type, objectId: 'acct_1' });
    const forged = thinEvent('acct_1', type, 'whsec_3');
    expect(() => provider.verifyWebhook(forged.raw, forged.signature)).toThrow(
      expect.objectContaining({ code: 'billing.bad_signature' }),
    );
  });
});
