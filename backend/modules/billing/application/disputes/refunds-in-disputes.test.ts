import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { StripeRefunds } from '../../testing/refunding/stripe-refunds.ts';
import type { Thing } from '../../testing/stripe/stripe-objects.ts';
import { TEST_NUMBERS } from '../../testing/stripe/stripe-charges.ts';
import type { ReferralMoney } from '../billing.ts';
import { PayRefundByHand } from '../refunding/pay-refund-by-hand.ts';

const GIVEN_UP = {
  name: 'test-given-up',
  text: `select r.id from refunds r join payments p on p.id = r.payment_id
    where p.employer_id = $1 and r.status = 'failed' and r.next_try_at is null`,
};

/** A letter of $925, $900 of it refunded because the offer was withdrawn. */
describe('a bank that returns money of a refund', () => {
  let stripe: StripeRefunds;

  beforeAll(async () => {
    stripe = await StripeRefunds.open();
  });
  afterAll(() => stripe.stop());

  const clean = async () => expect(await stripe.problems()).toEqual([]);

  async function refunded(number: string) {
    const paid = await stripe.paid(number);
    await stripe.tell();
    await stripe.refundReferral(paid.referral);
    await stripe.tell();
    return paid;
  }
  async function nextTry(): Promise<void> {
    await stripe.fixture.advance(25);
    await stripe.tell();
  }
  /** Fails all four tries: a person must pay it. */
  async function givenUp() {
    const paid = await refunded(TEST_NUMBERS.refundFails);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      stripe.standIn.api.charges.later();
      await stripe.tell();
      await nextTry();
    }
    expect(await stripe.refunds(paid.referral)).toEqual([{ status: 'failed', attempts: 4, cents: 900_00 }]);
    return paid;
  }
  async function lose(intent: string, cents: number): Promise<Thing> {
    const { charges, objects } = stripe.standIn.api;
    const dispute = charges.dispute(objects.get(intent), { cents });
    charges.decide(dispute, 'lost');
    await stripe.tell();
    return dispute;
  }
  async function overturn(dispute: Thing): Promise<void> {
    stripe.standIn.api.charges.decide(dispute, 'won');
    await stripe.tell();
  }
  async function payByHand({ employerId }: ReferralMoney): Promise<void> {
    const { fixture } = stripe;
    const found = await fixture.sql.row<{ id: string }>(GIVEN_UP, [employerId]);
    const { unitOfWork, audit, callEffects: effects } = fixture.platform;
    const pay = new PayRefundByHand({ unitOfWork, billing: fixture.parts.billing, audit, effects });
    await pay.run({ refundId: found?.id ?? '', reference: 'Check 17', by: asId('admin'), requestId: null });
  }
  async function bounce(intent: string): Promise<void> {
    for (const refund of stripe.made(intent))
      if (refund['status'] === 'succeeded') stripe.standIn.api.charges.failRefund(refund);
    await stripe.tell(2);
  }

  it('a lost dispute lowers a larger refund that was given up, so a person pays only the rest', async () => {
    const { referral, intent } = await givenUp();
    await lose(intent, 400_00);
    expect(await stripe.pendingOf(referral)).toBe(500_00);
    await clean();
    await payByHand(referral);
    expect(await stripe.refunds(referral)).toEqual([
      { status: 'paid_by_hand', attempts: 4, cents: 500_00 },
      { status: 'settled', attempts: 1, cents: 400_00 },
    ]);
    expect(await stripe.pendingOf(referral)).toBe(0);
    await clean();
  });

  it('a lost dispute that is won after all leaves its part of the refund to be made', async () => {
    const { referral, intent } = await givenUp();
    const dispute = await lose(intent, 400_00);
    await payByHand(referral);
    await overturn(dispute);
    expect(await stripe.pendingOf(referral)).toBe(400_00);
    await clean();
    await nextTry();
    expect(await stripe.refunds(referral)).toEqual([
      { status: 'paid_by_hand', attempts: 4, cents: 500_00 },
      { status: 'settled', attempts: 2, cents: 400_00 },
    ]);
    await clean();
  });

  it('a requested refund that fails after a lost dispute is retried with what the provider can still make', async () => {
    const { referral, intent } = await refunded(TEST_NUMBERS.refundWaits);
    await lose(intent, 400_00);
    expect(await stripe.refunds(referral)).toEqual([{ status: 'requested', attempts: 1, cents: 900_00 }]);
    await clean();
    const [made] = stripe.made(intent);
    if (made) stripe.standIn.api.charges.failRefund(made);
    await stripe.tell(2);
    expect(await stripe.refunds(referral)).toEqual([
      { status: 'failed', attempts: 1, cents: 525_00 },
      { status: 'settled', attempts: 1, cents: 375_00 },
    ]);
    await clean();
    await nextTry();
    stripe.standIn.api.charges.later();
    await stripe.tell();
    expect(await stripe.pendingOf(referral)).toBe(0);
    await clean();
  });

  it.each([
    { cents: 400_00, rest: 525_00 },
    { cents: 925_00, rest: 0 },
  ])(
    'a refund that fails after a lost dispute of $cents cents is retried with the rest, and covers the loss',
    async ({ cents, rest }) => {
      const { referral, intent } = await refunded(TEST_NUMBERS.succeeds);
      const before = await stripe.lost();
      const dispute = await lose(intent, cents);
      expect((await stripe.lost()) - before).toBe(-cents);
      await bounce(intent);
      expect(await stripe.pendingOf(referral)).toBe(rest);
      // The bank returned this much more than the employer had left with the company.
      expect((await stripe.lost()) - before).toBe(900_00 - rest - cents);
      await clean();
      await nextTry();
      expect(await stripe.pendingOf(referral)).toBe(0);
      await clean();

      await overturn(dispute);
      expect(await stripe.pendingOf(referral)).toBe(900_00 - rest);
      expect(await stripe.lost()).toBe(before);
      await clean();
      await nextTry();
      expect(await stripe.pendingOf(referral)).toBe(0);
      await clean();
    },
  );

  it('a refund that fails after its debit was returned waits for a person, because the employer owes the debit again', async () => {
    const { referral, intent } = await stripe.paid(TEST_NUMBERS.bankReturns);
    const { charges } = stripe.standIn.api;
    charges.later();
    await stripe.tell();
    await stripe.refundReferral(referral);
    await stripe.tell();
    charges.later();
    await stripe.tell();
    await bounce(intent);
    const waiting = [{ status: 'failed', attempts: 1, cents: 900_00 }];
    expect(await stripe.refunds(referral)).toEqual(waiting);
    await nextTry();
    expect(await stripe.refunds(referral)).toEqual(waiting);
    await expect(payByHand(referral)).rejects.toMatchObject({ code: 'billing.refund_too_large' });
    expect(await stripe.pendingOf(referral)).toBe(900_00);
    await clean();
  });
});
