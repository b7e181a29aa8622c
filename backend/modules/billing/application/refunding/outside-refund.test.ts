import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { StripeRefunds } from '../../testing/stripe-refunds.ts';
import { TEST_NUMBERS } from '../../testing/stripe/stripe-charges.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;

describe('a refund', () => {
  let stripe: StripeRefunds;

  beforeAll(async () => {
    stripe = await StripeRefunds.open();
  });
  afterAll(() => stripe.stop());

  const clean = async () => expect(await stripe.problems()).toEqual([]);

  it('made at Stripe’s own desk is booked: held money goes, and what was earned is the company’s expense', async () => {
    const { referral, intent } = await stripe.paid();
    const before = await stripe.expense();
    stripe.giveAtDesk(intent, 925_00);
    // The refund is told of before the payment that it takes back.
    await stripe.tell(2);
    expect(await stripe.refunds(referral)).toEqual([{ status: 'settled', attempts: 1, cents: 925_00 }]);
    expect((await stripe.expense()) - before).toBe(-25_00);
    await clean();
    await stripe.giveBack(referral);
    expect(await stripe.refunds(referral)).toHaveLength(1);
    const again = await stripe.fixture.inReferral(referral.referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns: [], unopened: [] }),
    );
    expect(await stripe.fixture.billing.present(again)).toMatchObject({ amount: '925.00' });
  });

  it('made there in place of one that failed closes that one', async () => {
    const { referral, intent } = await stripe.paid(TEST_NUMBERS.refundFails);
    await stripe.tell();
    await stripe.giveBack(referral);
    stripe.standIn.api.charges.later();
    await stripe.tell();
    stripe.giveAtDesk(intent, 900_00);
    await stripe.tell();
    expect(await stripe.refunds(referral)).toEqual([{ status: 'settled', attempts: 2, cents: 900_00 }]);
    await clean();
  });

  it('made there while one of the same amount is in flight is another one, and the books have both', async () => {
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
    stripe.giveAtDesk(intent, 375_00);
    await stripe.tell();
    stripe.standIn.api.charges.later();
    await stripe.tell();
    const settled = { status: 'settled', attempts: 1, cents: 375_00 };
    expect(await stripe.refunds(referral)).toEqual([settled, settled]);
    expect(stripe.made(intent)).toMatchObject([{ amount: 375_00 }, { amount: 375_00 }]);
    expect((await stripe.expense()) - before).toBe(-375_00);
    expect(await stripe.pendingOf(referral)).toBe(0);
    await clean();
  });
});
