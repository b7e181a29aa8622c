import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { StripeRefunds } from '../../testing/refunding/stripe-refunds.ts';
import { TEST_NUMBERS } from '../../testing/stripe/stripe-charges.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;

describe('a refund at Stripe', () => {
  let stripe: StripeRefunds;

  beforeAll(async () => {
    stripe = await StripeRefunds.open();
  });
  afterAll(() => stripe.stop());

  const clean = async () => expect(await stripe.problems()).toEqual([]);

  it('a refund made in Stripe’s dashboard is booked: held money is returned, and the company bears what was earned', async () => {
    const { referral, intent } = await stripe.paid();
    const before = await stripe.expense();
    stripe.refundAtDashboard(intent, 925_00);
    // The refund is reported before the payment that it reverses.
    await stripe.tell(2);
    expect(await stripe.refunds(referral)).toEqual([{ status: 'settled', attempts: 1, cents: 925_00 }]);
    expect(await stripe.causes(referral)).toEqual(['provider']);
    expect((await stripe.expense()) - before).toBe(-25_00);
    await clean();
    await stripe.refundReferral(referral);
    expect(await stripe.refunds(referral)).toHaveLength(1);
    const again = await stripe.fixture.inReferral(referral.referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns: [], unopened: [] }),
    );
    expect(await stripe.fixture.billing.present(again)).toMatchObject({ amount: '925.00' });
  });

  it('a refund made in Stripe’s dashboard replaces a failed one of the same amount', async () => {
    const { referral, intent } = await stripe.paid(TEST_NUMBERS.refundFails);
    await stripe.tell();
    await stripe.refundReferral(referral);
    stripe.standIn.api.charges.later();
    await stripe.tell();
    stripe.refundAtDashboard(intent, 900_00);
    await stripe.tell();
    expect(await stripe.refunds(referral)).toEqual([{ status: 'settled', attempts: 2, cents: 900_00 }]);
    expect(await stripe.causes(referral)).toEqual(['offer_withdrawn']);
    await clean();
  });

  it('a refund made in Stripe’s dashboard while one of the same amount is pending is booked separately', async () => {
    const { referral, intent } = await stripe.paid(TEST_NUMBERS.refundWaits);
    const { referralId } = referral;
    const { fixture } = stripe;
    await stripe.tell();
    await fixture.inReferral(referralId, (billing) => billing.commitHire(referral, fixture.now));
    await fixture.advance(31 * 24);
    await fixture.inReferral(referralId, (billing) => billing.voidMilestones(referralId));
    await fixture.settle();
    expect(await stripe.refunds(referral)).toEqual([{ status: 'requested', attempts: 1, cents: 375_00 }]);
    const before = await stripe.expense();
    stripe.refundAtDashboard(intent, 375_00);
    await stripe.tell();
    stripe.standIn.api.charges.later();
    await stripe.tell();
    const both = [settled(375_00), settled(375_00)];
    expect(await stripe.refunds(referral)).toEqual(both);
    expect(stripe.made(intent)).toMatchObject([{ amount: 375_00 }, { amount: 375_00 }]);
    expect((await stripe.expense()) - before).toBe(-375_00);
    expect(await stripe.pendingOf(referral)).toBe(0);
    await clean();
  });

  it.each([
    ['a part of the bonus', 450_00, { bonus: 500_00, test: 0, expense: 0 }],
    ['a part of a test', 930_00, { bonus: 0, test: 50_00, expense: -30_00 }],
  ] as const)(
    'a refund made in Stripe’s dashboard before the hire takes whole held items, and the company bears %s',
    async (_, cents, left) => {
      const { referral, intent } = await stripe.paid(TEST_NUMBERS.succeeds, ['drug_test']);
      const { referralId } = referral;
      await stripe.tell();
      const before = await stripe.expense();
      stripe.refundAtDashboard(intent, cents);
      await stripe.tell();
      expect((await stripe.expense()) - before).toBe(left.expense);
      const addOns = stripe.fixture.wired.addOnCharges;
      const test = await stripe.fixture.inReferral(referralId, () => addOns.paid(referralId, 'drug_test'));
      expect(test?.cents ?? 0).toBe(left.test);
      await stripe.fixture.inReferral(referralId, (billing) =>
        billing.commitHire(referral, stripe.fixture.now),
      );
      expect(await stripe.fixture.bonusesCharged(referral)).toBe(left.bonus);
      await clean();
    },
  );

  it.each([
    ['more than it', 925_00, [settled(900_00, 2), settled(25_00)], -25_00],
    ['less than it', 400_00, [failed(500_00), settled(400_00)], 0],
  ] as const)(
    'a refund made in Stripe’s dashboard completes a failed one first, even if it refunds %s',
    async (_, cents, becomes, expense) => {
      const { referral, intent } = await stripe.paid(TEST_NUMBERS.refundFails);
      await stripe.tell();
      await stripe.refundReferral(referral);
      stripe.standIn.api.charges.later();
      await stripe.tell();
      expect(await stripe.refunds(referral)).toEqual([failed(900_00)]);
      const before = await stripe.expense();
      stripe.refundAtDashboard(intent, cents);
      await stripe.tell(2);
      expect(await stripe.refunds(referral)).toEqual(becomes);
      expect((await stripe.expense()) - before).toBe(expense);
      await clean();
      // The remainder is retried, and the returned one is issued again.
      await stripe.fixture.advance(25);
      await stripe.tell();
      expect(await stripe.returned(intent)).toEqual({
        atStripe: Math.max(cents, 900_00),
        inBooks: Math.max(cents, 900_00),
      });
      expect(await stripe.pendingOf(referral)).toBe(0);
      await clean();
      stripe.standIn.api.charges.later();
      await stripe.tell(2);
      expect(await stripe.returned(intent)).toEqual({ atStripe: 0, inBooks: 0 });
      await clean();
    },
  );

  it.each([25_00, 100_00, 900_00, 925_00])(
    'a dashboard refund of %i cents before an unsent one of 900 dollars is booked, and the total never exceeds the payment',
    async (cents) => {
      const { referral, intent } = await stripe.paid();
      await stripe.tell();
      await stripe.fixture.inReferral(referral.referralId, (billing) =>
        billing.releaseUnhired(referral.referralId, 'offer_withdrawn'),
      );
      const before = await stripe.expense();
      stripe.refundAtDashboard(intent, cents);
      await stripe.tell(2);
      await clean();
      await stripe.fixture.settle();
      await stripe.fixture.advance(3);
      await stripe.tell();
      expect(await stripe.returned(intent)).toEqual({ atStripe: 925_00, inBooks: 925_00 });
      expect((await stripe.expense()) - before).toBe(-25_00);
      expect(await stripe.pendingOf(referral)).toBe(0);
      await clean();
    },
  );
});

function settled(cents: number, attempts = 1) {
  return { status: 'settled', attempts, cents };
}

function failed(cents: number) {
  return { status: 'failed', attempts: 1, cents };
}
