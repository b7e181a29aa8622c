import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { BillingFixture, SUCCEEDING_CARD } from '../../testing/billing-fixture.ts';
import { StripeRefunds } from '../../testing/refunding/stripe-refunds.ts';
import { TEST_NUMBERS } from '../../testing/stripe/stripe-charges.ts';
import type { ReferralMoney } from '../billing.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;
const REFUNDS = {
  name: 'test-refunds',
  text: `select r.status, r.attempts, r.amount_cents::float8 as cents from refunds r join payments p on p.id = r.payment_id
    where p.employer_id = $1 order by r.created_at, r.id`,
};
const BALANCE = {
  name: 'test-balance',
  text: `select coalesce(sum(amount_cents), 0)::float8 as cents from ledger_entries where account = $1`,
};

async function pendingOf(
  { sql }: BillingFixture,
  { employerId }: ReferralMoney,
): Promise<number | undefined> {
  return (await sql.row<{ cents: number }>(BALANCE, [`refunds_pending:${employerId}`]))?.cents;
}

describe('a refund of the sandbox', () => {
  let fixture: BillingFixture;

  beforeEach(async () => {
    fixture = await BillingFixture.open();
  });
  afterEach(() => fixture.stop());

  const refunds = ({ employerId }: ReferralMoney) => fixture.sql.rows(REFUNDS, [employerId]);
  const pending = (referral: ReferralMoney) => pendingOf(fixture, referral);
  const clean = async (but: readonly unknown[] = []) => expect((await fixture.check()).problems).toEqual(but);
  /** A person must handle it from then on. */
  const givenUp = expect.stringMatching(/^Refund \S+ of 90000 cents has failed and is not tried again$/);

  async function refunded(cardNumber: string): Promise<ReferralMoney> {
    const referral = await fixture.referral();
    const { referralId } = referral;
    const paymentId = await fixture.inReferral(referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns: [], unopened: [] }),
    );
    await fixture.pay(paymentId, { ...SUCCEEDING_CARD, cardNumber });
    await fixture.inReferral(referralId, (billing) => billing.releaseUnhired(referralId, 'offer_withdrawn'));
    await fixture.settle();
    return referral;
  }

  it('a refund that the bank returns waits for its next try, and is reported once', async () => {
    const referral = await refunded(TEST_NUMBERS.refundFails);
    expect(await refunds(referral)).toEqual([{ status: 'settled', attempts: 1, cents: 900_00 }]);
    await fixture.advance(2);
    expect(await refunds(referral)).toEqual([{ status: 'failed', attempts: 1, cents: 900_00 }]);
    expect(await pending(referral)).toBe(900_00);
    await clean();
    await fixture.advance(24);
    expect(await refunds(referral)).toEqual([{ status: 'settled', attempts: 2, cents: 900_00 }]);
    expect(await pending(referral)).toBe(0);
    await clean();
    for (let day = 0; day < 6; day += 1) await fixture.advance(26);
    expect(await refunds(referral)).toEqual([{ status: 'failed', attempts: 4, cents: 900_00 }]);
    expect(await pending(referral)).toBe(900_00);
    await clean([givenUp]);
    const told = fixture.work.about(referral.referralId).filter((name) => name === 'billing.refund_failed');
    expect(told).toHaveLength(1);
  });

  it('a refund without an answer is requested until the provider answers', async () => {
    const referral = await fixture.referral();
    const { referralId } = referral;
    const paymentId = await fixture.inReferral(referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns: [], unopened: [] }),
    );
    await fixture.pay(paymentId);
    await fixture.inReferral(referralId, (billing) => billing.releaseUnhired(referralId, 'offer_withdrawn'));
    // The task has given up and left the queue.
    fixture.work.forget();
    await fixture.advance(1);
    expect(await refunds(referral)).toEqual([{ status: 'requested', attempts: 1, cents: 900_00 }]);
    await fixture.advance(2);
    expect(await refunds(referral)).toEqual([{ status: 'settled', attempts: 1, cents: 900_00 }]);
    expect(await fixture.atProvider(referral)).toEqual({ taken: 925_00, returned: 900_00 });
    await clean();
  });
});

describe('a refund at Stripe', () => {
  let stripe: StripeRefunds;

  beforeAll(async () => {
    stripe = await StripeRefunds.open();
  });
  afterAll(() => stripe.stop());

  /** The number of requests to find an existing refund. */
  const finds = () => stripe.standIn.requests.filter((one) => one === 'GET /v1/refunds').length;
  const clean = async () => expect(await stripe.problems()).toEqual([]);

  it('a refund that fails after it succeeded is retried, regardless of repeated and unordered events', async () => {
    const { referral } = await stripe.paid(TEST_NUMBERS.refundFails);
    await stripe.tell();
    await stripe.refundReferral(referral);
    stripe.standIn.api.charges.later();
    await stripe.tell(2);
    expect(await stripe.refunds(referral)).toEqual([{ status: 'failed', attempts: 1, cents: 900_00 }]);
    await stripe.fixture.advance(25);
    await stripe.tell(2);
    expect(await stripe.refunds(referral)).toEqual([{ status: 'settled', attempts: 2, cents: 900_00 }]);
    await clean();
  });

  it.each(['succeeded', 'failed'] as const)(
    'a pending refund is requested again without a duplicate, until an event reports that it %s',
    async (outcome) => {
      const { referral, intent } = await stripe.paid(TEST_NUMBERS.refundWaits);
      const { charges } = stripe.standIn.api;
      await stripe.tell();
      await stripe.refundReferral(referral);
      const waiting = [{ status: 'requested', attempts: 1, cents: 900_00 }];
      expect(await stripe.refunds(referral)).toEqual(waiting);
      // The next request can find the existing refund only by its own data.
      stripe.standIn.forgetKeys();
      const before = finds();
      await stripe.fixture.advance(3);
      await stripe.tell();
      expect(finds()).toBeGreaterThan(before);
      expect(await stripe.refunds(referral)).toEqual(waiting);
      expect(stripe.made(intent)).toMatchObject([{ status: 'pending', amount: 900_00 }]);
      expect(await stripe.pendingOf(referral)).toBe(900_00);
      await clean();

      const [refund] = stripe.made(intent);
      if (outcome === 'succeeded') charges.later();
      else if (refund) charges.failRefund(refund);
      await stripe.tell(2);
      const status = outcome === 'succeeded' ? 'settled' : 'failed';
      expect(await stripe.refunds(referral)).toEqual([{ status, attempts: 1, cents: 900_00 }]);
      expect(await stripe.pendingOf(referral)).toBe(outcome === 'succeeded' ? 0 : 900_00);
      await clean();
    },
  );

  it('a refund that Stripe refuses waits for its next try, without useless requests', async () => {
    const { referral, intent } = await stripe.paid();
    await stripe.tell();
    stripe.standIn.change(intent, { amount: 1_00 });
    await stripe.refundReferral(referral);
    expect(await stripe.refunds(referral)).toEqual([{ status: 'failed', attempts: 1, cents: 900_00 }]);
    stripe.standIn.change(intent, { amount: 925_00 });
    await stripe.fixture.advance(25);
    expect(await stripe.refunds(referral)).toEqual([{ status: 'settled', attempts: 2, cents: 900_00 }]);
    await clean();
  });

  it('a failed refund is retried, even after an outdated report of its success', async () => {
    const { referral, intent } = await stripe.paid(TEST_NUMBERS.refundWaits);
    await stripe.tell();
    await stripe.refundReferral(referral);
    const [made] = stripe.made(intent);
    if (!made) throw new Error('Nothing was given back');
    const { refundId } = await stripe.fixture.parts.providers.payments.retrieveRefund(made.id);
    stripe.standIn.api.charges.failRefund(made);
    await stripe.tell();
    const old = { id: made.id, status: 'succeeded' } as const;
    const settle = stripe.fixture.parts.settleRefund;
    await stripe.fixture.unitOfWork.transaction(() => settle.apply(refundId ?? '', old));
    expect(await stripe.refunds(referral)).toEqual([{ status: 'failed', attempts: 1, cents: 900_00 }]);
    await clean();
    await stripe.fixture.advance(25);
    stripe.standIn.api.charges.later();
    await stripe.tell();
    expect(await stripe.refunds(referral)).toEqual([{ status: 'settled', attempts: 2, cents: 900_00 }]);
    await clean();
  });
});
