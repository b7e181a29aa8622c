import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { asId, newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { systemClock } from '#kernel/clock.ts';
import { stripePaymentProvider } from '../../adapters/stripe/provider/stripe-payment-provider.ts';
import type { ReferralMoney } from '../billing.ts';
import { ChargeRefused } from '../provider/payment-provider.ts';
import { AUTHENTICATING_CARD, BillingFixture, SUCCEEDING_CARD } from '../../testing/billing-fixture.ts';
import { StripeStandIn } from '../../testing/stripe/stripe-stand-in.ts';
import { TEST_NUMBERS } from '../../testing/stripe/stripe-charges.ts';

const SECRET = 'whsec_test';
const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;

interface Place {
  readonly fixture: BillingFixture;
  saveCard(referral: ReferralMoney, card: 'succeeds' | 'declines' | 'authenticates'): Promise<void>;
  /** Delivers the provider's events. */
  tell(): Promise<void>;
  stop(): Promise<void>;
}

const SANDBOX_NUMBERS = {
  succeeds: SUCCEEDING_CARD.cardNumber,
  // Saves normally, and is declined when charged.
  declines: TEST_NUMBERS.failsWhenCharged,
  authenticates: AUTHENTICATING_CARD.cardNumber,
};

async function sandbox(lateEvents: boolean): Promise<Place> {
  const fixture = await BillingFixture.open({ lateEvents });
  return {
    fixture,
    saveCard: async ({ employerId }, card) => {
      const customer = await fixture.parts.customers.idOf(employerId);
      const { id, clientSecret } = await fixture.parts.providers.payments.createSetupIntent(customer);
      const typed = { ...SUCCEEDING_CARD, cardNumber: SANDBOX_NUMBERS[card], authenticate: true };
      await fixture.sandbox.confirm.run({ ...typed, id, clientSecret, userId: employerId });
      await fixture.settle();
    },
    tell: () => fixture.settle(),
    stop: () => fixture.stop(),
  };
}

async function stripe(): Promise<Place & { readonly standIn: StripeStandIn }> {
  const standIn = await StripeStandIn.start();
  const settings = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: SECRET };
  const provider = stripePaymentProvider({ ...settings, apiBase: standIn.url }, systemClock);
  const fixture = await BillingFixture.open({ provider });
  return {
    standIn,
    fixture,
    saveCard: async ({ employerId }, card) => {
      const id = standIn.addCard(await fixture.parts.customers.idOf(employerId), TEST_NUMBERS[card]);
      const saved = await provider.retrieveCard(id);
      await fixture.parts.customerStore.addCard(employerId, provider.name, saved, fixture.now);
    },
    tell: () =>
      standIn.deliver(({ raw, signature }) => fixture.parts.receiveEvent.run(raw, signature), {
        secret: SECRET,
      }),
    stop: async () => {
      await fixture.stop();
      await standIn.stop();
    },
  };
}

describe.each([
  ['the sandbox', () => sandbox(false)],
  ['the sandbox whose events come late', () => sandbox(true)],
  ['Stripe', stripe],
])('a saved card with %s', (name, open) => {
  let place: Place;
  let fixture: BillingFixture;

  beforeAll(async () => {
    place = await open();
    fixture = place.fixture;
  });
  afterAll(() => place.stop());

  async function charge(card: 'succeeds' | 'declines' | 'authenticates') {
    const referral = await fixture.referral();
    await place.saveCard(referral, card);
    const offerLetterId = newId<'offer_letter'>();
    const paymentId = await fixture.inReferral(referral.referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId, pay: PAY, addOns: [], unopened: [] }),
    );
    return { paymentId, offerLetterId, view: await fixture.billing.present(paymentId) };
  }

  it('a saved card is charged immediately, and the payment counts when its event arrives', async () => {
    const { paymentId, offerLetterId, view } = await charge('succeeds');
    const isEarly = name === 'the sandbox';
    expect(view.status).toBe(isEarly ? 'succeeded' : 'processing');
    expect(await fixture.billing.isLetterPaid(offerLetterId)).toBe(isEarly);
    await place.tell();
    expect(await fixture.billing.present(paymentId)).toMatchObject({
      status: 'succeeded',
      clientSecret: null,
    });
    expect(await fixture.billing.isLetterPaid(offerLetterId)).toBe(true);
    expect((await fixture.check()).problems).toEqual([]);
  });

  it('a saved card is charged once, even if the provider was down until the charge’s task gave up', async () => {
    const referral = await fixture.referral();
    await place.saveCard(referral, 'succeeds');
    const offerLetterId = newId<'offer_letter'>();
    const paymentId = await fixture.inReferral(referral.referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId, pay: PAY, addOns: [], unopened: [] }),
    );
    fixture.work.forget();
    await fixture.advance(0.5);
    const known = async () => (await fixture.parts.reader.payment(asId(paymentId ?? '')))?.providerPaymentId;
    expect(await known()).toBeNull();
    await fixture.advance(1);
    expect(await known()).not.toBeNull();
    await place.tell();
    await fixture.advance(2);
    await place.tell();
    expect(await fixture.billing.present(paymentId)).toMatchObject({ status: 'succeeded' });
    expect(await fixture.billing.isLetterPaid(offerLetterId)).toBe(true);
    expect((await fixture.check()).problems).toEqual([]);
  });

  it('a declined saved card requests another card, before its event and after it', async () => {
    const { paymentId, view } = await charge('declines');
    expect(view.status).toBe('failed');
    expect(view.clientSecret).not.toBeNull();
    await place.tell();
    expect(await fixture.billing.present(paymentId)).toEqual(view);
    const told = fixture.work.about(paymentId ?? '').filter((event) => event === 'billing.payment_failed');
    expect(told).toHaveLength(1);
  });

  it('a saved card that needs its owner’s confirmation waits for it, before its event and after it', async () => {
    const { paymentId, view } = await charge('authenticates');
    expect(view.status).toBe('requires_payment');
    expect(view.clientSecret).not.toBeNull();
    await place.tell();
    expect(await fixture.billing.present(paymentId)).toEqual(view);
  });
});

it('a charge that Stripe has refused for its settings succeeds within an hour after they are fixed', async () => {
  const place = await stripe();
  const { standIn, fixture } = place;
  onTestFinished(() => place.stop());
  const referral = await fixture.referral();
  await place.saveCard(referral, 'succeeds');
  standIn.api.refusesIntents = true;
  const paymentId = await fixture.inReferral(referral.referralId, (billing) =>
    billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns: [], unopened: [] }),
  );
  for (let times = 0; times < 2; times += 1)
    await expect(fixture.billing.present(paymentId)).rejects.toThrow(ChargeRefused);
  fixture.work.forget();
  standIn.api.refusesIntents = false;
  await fixture.advance(1.1);
  await place.tell();
  const paid = await fixture.parts.reader.payment(asId(paymentId ?? ''));
  expect(paid).toMatchObject({ status: 'succeeded', providerPaymentId: expect.any(String) });
  expect(standIn.api.objects.list('payment_intent', {})).toHaveLength(1);
});
