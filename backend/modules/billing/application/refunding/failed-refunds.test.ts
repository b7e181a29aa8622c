import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { CUSTOMER_STORE, CUSTOMERS, RECEIVE_EVENT } from '../../adapters/billing.tokens.ts';
import { stripePaymentProvider } from '../../adapters/stripe/stripe-payment-provider.ts';
import { BillingFixture, SUCCEEDING_CARD } from '../../testing/billing-fixture.ts';
import { StripeStandIn } from '../../testing/stripe-stand-in.ts';
import { TEST_NUMBERS } from '../../testing/stripe/stripe-charges.ts';
import type { ReferralMoney } from '../billing.ts';

const SECRET = 'whsec_test';
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

  beforeAll(async () => {
    fixture = await BillingFixture.open();
  });
  afterAll(() => fixture.stop());

  const refunds = ({ employerId }: ReferralMoney) => fixture.sql.rows(REFUNDS, [employerId]);
  const pending = (referral: ReferralMoney) => pendingOf(fixture, referral);
  const clean = async (but: readonly unknown[] = []) => expect((await fixture.check()).problems).toEqual(but);
  /** From then on a person has to see to it. */
  const givenUp = expect.stringMatching(/^Refund \S+ of 90000 cents has failed and is not tried again$/);

  async function refunded(cardNumber: string): Promise<ReferralMoney> {
    const referral = await fixture.referral();
    const { referralId } = referral;
    const paymentId = await fixture.inReferral(referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns: [], unopened: [] }),
    );
    await fixture.pay(paymentId, { ...SUCCEEDING_CARD, cardNumber });
    await fixture.inReferral(referralId, (billing) => billing.releaseUnhired(referralId));
    await fixture.settle();
    return referral;
  }

  it('that the bank sends back waits for its next try, and is told of once', async () => {
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

  it('that nobody answers is asked for until someone does', async () => {
    const referral = await fixture.referral();
    const { referralId } = referral;
    const paymentId = await fixture.inReferral(referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns: [], unopened: [] }),
    );
    await fixture.pay(paymentId);
    await fixture.inReferral(referralId, (billing) => billing.releaseUnhired(referralId));
    // The task has given up: nothing of it is left in the queue.
    fixture.work.forget();
    await fixture.advance(1);
    expect(await refunds(referral)).toEqual([{ status: 'requested', attempts: 1, cents: 900_00 }]);
    await fixture.advance(2);
    expect(await refunds(referral)).toEqual([{ status: 'settled', attempts: 1, cents: 900_00 }]);
    expect(await fixture.atProvider(referral)).toEqual({ taken: 925_00, returned: 900_00 });
    await clean([givenUp]);
  });
});

describe('a refund at Stripe', () => {
  let standIn: StripeStandIn;
  let fixture: BillingFixture;

  beforeAll(async () => {
    standIn = await StripeStandIn.start();
    const settings = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: SECRET };
    const provider = stripePaymentProvider({ ...settings, apiBase: standIn.url }, { now: () => fixture.now });
    fixture = await BillingFixture.open({ provider });
    standIn.api.objects.now = () => fixture.now;
  });
  afterAll(async () => {
    await fixture.stop();
    await standIn.stop();
  });

  const tell = (times = 1) =>
    standIn.deliver(({ raw, signature }) => fixture.get(RECEIVE_EVENT).run(raw, signature), {
      secret: SECRET,
      arrange: (events) =>
        Array.from({ length: times }, () => events)
          .flat()
          .toReversed(),
    });
  const refunds = ({ employerId }: ReferralMoney) => fixture.sql.rows(REFUNDS, [employerId]);
  /** How often it was asked whether there is a refund already. */
  const finds = () => standIn.requests.filter((one) => one === 'GET /v1/refunds').length;
  const expense = async () =>
    (await fixture.sql.row<{ cents: number }>(BALANCE, ['refund_expense']))?.cents ?? 0;
  const clean = async () => expect((await fixture.check()).problems).toEqual([]);

  async function paid(number: string = TEST_NUMBERS.succeeds) {
    const referral = await fixture.referral();
    const { referralId, employerId } = referral;
    const card = standIn.addCard(await fixture.get(CUSTOMERS).idOf(employerId), number);
    const saved = {
      id: card,
      type: 'card',
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2040,
    } as const;
    await fixture.get(CUSTOMER_STORE).addCard(employerId, 'stripe', saved, fixture.now);
    const paymentId = await fixture.inReferral(referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns: [], unopened: [] }),
    );
    const { paymentIntentId } = await fixture.billing.present(paymentId);
    return { referral, intent: paymentIntentId ?? '' };
  }
  const giveBack = async ({ referralId }: ReferralMoney) => {
    await fixture.inReferral(referralId, (billing) => billing.releaseUnhired(referralId));
    await fixture.settle();
  };

  it('that fails after it had succeeded is tried again, whatever is told twice and in whatever order', async () => {
    const { referral } = await paid(TEST_NUMBERS.refundFails);
    await tell();
    await giveBack(referral);
    standIn.api.charges.later();
    await tell(2);
    expect(await refunds(referral)).toEqual([{ status: 'failed', attempts: 1, cents: 900_00 }]);
    await fixture.advance(25);
    await tell(2);
    expect(await refunds(referral)).toEqual([{ status: 'settled', attempts: 2, cents: 900_00 }]);
    await clean();
  });

  it.each(['succeeded', 'failed'] as const)(
    'that is pending waits, asked for again without a second one, until an event says that it %s',
    async (outcome) => {
      const { referral, intent } = await paid(TEST_NUMBERS.refundWaits);
      const { objects, charges } = standIn.api;
      const made = () => objects.list('refund', { payment_intent: intent });
      await tell();
      await giveBack(referral);
      const waiting = [{ status: 'requested', attempts: 1, cents: 900_00 }];
      expect(await refunds(referral)).toEqual(waiting);
      // Nothing but what was made tells the next question that there is one.
      standIn.forgetKeys();
      const before = finds();
      await fixture.advance(3);
      await tell();
      expect(finds()).toBeGreaterThan(before);
      expect(await refunds(referral)).toEqual(waiting);
      expect(made()).toMatchObject([{ status: 'pending', amount: 900_00 }]);
      expect(await pendingOf(fixture, referral)).toBe(900_00);
      await clean();

      const [refund] = made();
      if (outcome === 'succeeded') charges.later();
      else if (refund) charges.failRefund(refund);
      await tell(2);
      const status = outcome === 'succeeded' ? 'settled' : 'failed';
      expect(await refunds(referral)).toEqual([{ status, attempts: 1, cents: 900_00 }]);
      expect(await pendingOf(fixture, referral)).toBe(outcome === 'succeeded' ? 0 : 900_00);
      await clean();
    },
  );

  it('that Stripe refuses waits for its next try instead of being asked for in vain', async () => {
    const { referral, intent } = await paid();
    await tell();
    standIn.change(intent, { amount: 1_00 });
    await giveBack(referral);
    expect(await refunds(referral)).toEqual([{ status: 'failed', attempts: 1, cents: 900_00 }]);
    standIn.change(intent, { amount: 925_00 });
    await fixture.advance(25);
    expect(await refunds(referral)).toEqual([{ status: 'settled', attempts: 2, cents: 900_00 }]);
    await clean();
  });

  it('made at Stripe’s own desk is booked: held money goes, and what was earned is the company’s expense', async () => {
    const { referral, intent } = await paid();
    const before = await expense();
    standIn.api.charges.refund({ payment_intent: intent });
    // The refund is told of before the payment that it takes back.
    await tell(2);
    expect(await refunds(referral)).toEqual([{ status: 'settled', attempts: 1, cents: 925_00 }]);
    expect((await expense()) - before).toBe(-25_00);
    await clean();
    await giveBack(referral);
    expect(await refunds(referral)).toHaveLength(1);
    const again = await fixture.inReferral(referral.referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns: [], unopened: [] }),
    );
    expect(await fixture.billing.present(again)).toMatchObject({ amount: '925.00' });
  });

  it('made there in place of one that failed closes that one', async () => {
    const { referral, intent } = await paid(TEST_NUMBERS.refundFails);
    await tell();
    await giveBack(referral);
    standIn.api.charges.later();
    await tell();
    standIn.api.charges.refund({ payment_intent: intent, amount: 900_00 });
    await tell();
    expect(await refunds(referral)).toEqual([{ status: 'settled', attempts: 2, cents: 900_00 }]);
    await clean();
  });
});
