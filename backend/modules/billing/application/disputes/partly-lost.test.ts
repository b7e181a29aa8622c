import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StripeRefunds } from '../../testing/refunding/stripe-refunds.ts';
import type { Billing, ReferralMoney } from '../billing.ts';

describe('a dispute about a part of a payment that is lost after the hire', () => {
  let stripe: StripeRefunds;

  beforeAll(async () => {
    stripe = await StripeRefunds.open();
  });
  afterAll(() => stripe.stop());

  const inReferral = ({ referralId }: ReferralMoney, act: (billing: Billing) => Promise<unknown>) =>
    stripe.fixture.inReferral(referralId, act);
  const clean = async () => expect(await stripe.problems()).toEqual([]);

  /** Loses a dispute about this part of $925, with a bonus of $125 after 30 days and $375 after 60. */
  async function lost(cents: number) {
    const { fixture, standIn } = stripe;
    const { referral, intent } = await stripe.paid();
    await stripe.tell();
    await inReferral(referral, (billing) => billing.commitHire(referral, fixture.now));
    const { charges, objects } = standIn.api;
    const dispute = charges.dispute(objects.get(intent), { cents });
    charges.decide(dispute, 'lost');
    await stripe.tell();
    await clean();
    return { referral, intent, overturn: () => charges.decide(dispute, 'won') };
  }
  async function rest({ referral, intent }: { referral: ReferralMoney; intent: string }) {
    await stripe.fixture.settle();
    await stripe.fixture.advance(61 * 24);
    await stripe.tell();
    await clean();
    expect([await stripe.heldOf(referral), await stripe.pendingOf(referral)]).toEqual([0, 0]);
    return { ...(await stripe.bonusOf(referral)), ...(await stripe.returned(intent)) };
  }

  it.each([
    { cents: 50_00, leaves: 500_00, back: 500_00 },
    { cents: 400_00, leaves: 125_00, back: 125_00 },
    // The bank has returned more than was earned, so less is left to refund.
    { cents: 450_00, leaves: 125_00, back: 125_00 },
    { cents: 925_00, leaves: 0, back: 0 },
  ])(
    'losing a dispute of $cents cents leaves the untaken parts of the bonus with the hire',
    async ({ cents, leaves, back }) => {
      const kept = await lost(cents);
      expect(await stripe.bonusOf(kept.referral)).toEqual({ available: 0, coming: leaves });
      expect(await rest(kept)).toEqual({ available: leaves, coming: 0, atStripe: 0, inBooks: 0 });

      const rejected = await lost(cents);
      await inReferral(rejected.referral, (billing) => billing.voidMilestones(rejected.referral.referralId));
      expect(await rest(rejected)).toEqual({ available: 0, coming: 0, atStripe: back, inBooks: back });

      const undone = await lost(cents);
      const { referralId } = undone.referral;
      await inReferral(undone.referral, (billing) => billing.undoHire(referralId));
      await clean();
      await inReferral(undone.referral, (billing) => billing.releaseUnhired(referralId, 'offer_withdrawn'));
      expect(await rest(undone)).toEqual({ available: 0, coming: 0, atStripe: back, inBooks: back });

      const again = await lost(cents);
      await inReferral(again.referral, (billing) => billing.undoHire(again.referral.referralId));
      await inReferral(again.referral, (billing) => billing.commitHire(again.referral, stripe.fixture.now));
      expect(await rest(again)).toEqual({ available: leaves, coming: 0, atStripe: 0, inBooks: 0 });

      const won = await lost(cents);
      won.overturn();
      await stripe.tell();
      expect(await rest(won)).toEqual({ available: 500_00, coming: 0, atStripe: 0, inBooks: 0 });
    },
  );

  it('losing money that the company had not earned leaves less to refund, and costs the company that much less', async () => {
    const { fixture, standIn } = stripe;
    const referral = await fixture.referral();
    const { referralId } = referral;
    await stripe.saveCard(referral);
    await inReferral(referral, (billing) => billing.commitHire(referral, fixture.now));
    const paymentId = await fixture.inReferral(referralId, (billing) => billing.chargeHire(referral, []));
    const intent = await stripe.charged(paymentId);
    await stripe.tell();
    const before = await stripe.lost();
    const { charges, objects } = standIn.api;
    charges.decide(charges.dispute(objects.get(intent), { cents: 100_00 }), 'lost');
    await stripe.tell();
    // No part of the $500 is small enough.
    expect((await stripe.lost()) - before).toBe(-100_00);
    await inReferral(referral, (billing) => billing.voidMilestones(referralId));
    expect(await rest({ referral, intent })).toEqual({
      available: 0,
      coming: 0,
      atStripe: 400_00,
      inBooks: 400_00,
    });
    expect(await stripe.lost()).toBe(before);
  });
});
