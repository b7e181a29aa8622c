import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_NUMBERS } from '#modules/billing/testing/stripe/stripe-charges.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { ok, SIGNATURE, type ProductFixture } from '../../testing/product-fixture.ts';
import { invoices, news, StripeStage } from '../../testing/money/stripe-stage.ts';

describe('a dispute about a payment at Stripe, some of which is refunded', () => {
  let stage: StripeStage;
  let fixture: ProductFixture;

  beforeAll(async () => {
    stage = await StripeStage.open();
  });
  afterAll(() => stage.stop());
  beforeEach(async () => {
    fixture = await stage.people();
  });

  /** A letter of $925 that was withdrawn, so that only its fee of $25 was earned. */
  async function refunded(number: string = TEST_NUMBERS.succeeds): Promise<Loose> {
    const { payment, offerLetter } = ok(await fixture.offer(await fixture.interviewing()));
    await stage.pay(payment, number);
    ok(await fixture.withdraw(offerLetter.id));
    await stage.app.settle();
    await stage.tellTwice();
    return payment;
  }
  const dispute = async ({ paymentIntentId }: Loose, cents: number): Promise<string> => {
    const { objects, charges } = stage.stripe.api;
    const { id } = charges.dispute(objects.get(paymentIntentId), { cents });
    await stage.tellTwice();
    return id;
  };
  const decide = async (id: string, outcome: 'won' | 'lost'): Promise<void> => {
    stage.stripe.decideDispute(id, outcome);
    await stage.tellTwice();
  };
  const documents = async (): Promise<unknown[]> =>
    (await invoices(fixture)).map(({ kind, total, lines }) => [kind, lines[0].kind, total]);

  it.each([
    ['the rest', 25_00, '25.00', 0],
    ['everything again', 925_00, '925.00', -900],
  ] as const)(
    'a lost dispute about %s is the company’s loss, until it is won after all',
    async (_, cents, loss, spend) => {
      const payment = await refunded();
      const id = await dispute(payment, cents);
      expect(await stage.listed('disputes', payment)).toMatchObject([
        { state: 'open', amount: loss, loss: '0.00' },
      ]);
      expect(await fixture.total('spend')).toBe(25);
      await decide(id, 'lost');
      expect(await stage.listed('disputes', payment)).toMatchObject([{ state: 'lost', loss, owed: null }]);
      expect(await stage.payment(payment)).toMatchObject({ refunded: '900.00', refundable: '0.00' });
      expect(await fixture.payment(payment['id'])).toMatchObject({ status: 'succeeded', refunded: '900.00' });
      expect(await fixture.total('spend')).toBe(spend);
      expect(await documents()).toContainEqual(['credit_note', 'dispute', loss]);
      expect(await stage.problems()).toEqual([]);
      await decide(id, 'won');
      expect(await stage.listed('disputes', payment)).toMatchObject([{ state: 'won', loss: '0.00' }]);
      expect(await stage.payment(payment)).toMatchObject({ refunded: '900.00', refundable: '25.00' });
      expect(await fixture.total('spend')).toBe(25);
      expect(await documents()).toContainEqual(['invoice', 'dispute_won', loss]);
      expect(stage.refundedAtStripe(payment)).toEqual([900_00]);
      expect(await stage.listed('refunds', payment)).toMatchObject([
        { cause: 'offer_withdrawn', status: 'settled' },
      ]);
      expect(await news(fixture, 'refund_issued')).toHaveLength(1);
      expect(await stage.problems()).toEqual([]);
    },
  );

  it('money that is no longer refunded covers the disputes of a payment once, in the order in which they were lost', async () => {
    const referralId = await fixture.interviewing();
    const { payment, offerLetter } = ok(await fixture.offer(referralId));
    await stage.pay(payment);
    const { signingUrl } = ok(await fixture.send(offerLetter.id));
    ok(await fixture.answer(await fixture.sentToken(signingUrl), SIGNATURE));
    ok(await fixture.put(referralId, 'hire'));
    // Takes the part of $125. The next one takes no part, because the other is larger.
    const first = await dispute(payment, 300_00);
    await decide(first, 'lost');
    await decide(await dispute(payment, 300_01), 'lost');
    const losses = async (): Promise<unknown[]> =>
      (await stage.listed('disputes', payment)).map(({ state, loss }) => [state, loss]).toReversed();
    expect(await losses()).toEqual([
      ['lost', '175.00'],
      ['lost', '300.01'],
    ]);
    // Only $324.99 are left to refund for the part of $375.
    ok(await fixture.status(referralId, 'rejected', { worked: false }));
    await stage.app.settle();
    await stage.tellTwice();
    expect(stage.refundedAtStripe(payment)).toEqual([324_99]);
    expect(await losses()).toEqual([
      ['lost', '124.99'],
      ['lost', '300.01'],
    ]);
    expect(await stage.problems()).toEqual([]);
  });

  it('a won dispute leaves the refund of before as it was', async () => {
    const payment = await refunded();
    await decide(await dispute(payment, 25_00), 'won');
    expect(await stage.listed('disputes', payment)).toMatchObject([{ state: 'won', loss: '0.00' }]);
    expect(stage.refundedAtStripe(payment)).toEqual([900_00]);
    expect(await fixture.total('spend')).toBe(25);
    expect(await stage.problems()).toEqual([]);
  });

  it('a refund that the bank has made by a lost dispute is not made again when Stripe’s own fails', async () => {
    const payment = await refunded(TEST_NUMBERS.refundWaits);
    const [made] = stage.stripe.api.objects.list('refund', { payment_intent: payment['paymentIntentId'] });
    await decide(await dispute(payment, 925_00), 'lost');
    expect(await stage.listed('refunds', payment)).toMatchObject([{ status: 'settled', amount: '900.00' }]);
    if (made) stage.stripe.api.charges.failRefund(made);
    await stage.tellTwice();
    for (let day = 0; day < 6; day += 1) await stage.app.advance(26);
    expect(await stage.listed('refunds', payment)).toMatchObject([
      { status: 'settled', amount: '900.00', attempts: 1, mayPayByHand: false },
    ]);
    expect(await stage.listed('disputes', payment)).toMatchObject([{ state: 'lost', loss: '25.00' }]);
    expect(await fixture.payment(payment['id'])).toMatchObject({ refunded: '900.00' });
    expect(await news(fixture, 'refund_failed')).toEqual([]);
    expect(stage.refundedAtStripe(payment)).toEqual([]);
    expect(await fixture.total('spend')).toBe(0);
    expect(await stage.problems()).toEqual([]);
  });

  it('a refund that waits for a dispute is made once if it is won, and the bank has made it if it is lost', async () => {
    for (const outcome of ['won', 'lost'] as const) {
      fixture = await stage.people();
      const { payment, offerLetter } = ok(await fixture.offer(await fixture.interviewing()));
      await stage.pay(payment);
      const id = await dispute(payment, 925_00);
      ok(await fixture.withdraw(offerLetter.id));
      await stage.app.settle();
      await stage.tellTwice();
      expect(await stage.listed('refunds', payment)).toMatchObject([
        { status: 'failed', mayPayByHand: false },
      ]);
      await decide(id, outcome);
      await stage.app.advance(3);
      await stage.tellTwice();
      expect(stage.refundedAtStripe(payment)).toEqual(outcome === 'won' ? [900_00] : []);
      expect(await stage.listed('refunds', payment)).toMatchObject([
        { status: 'settled', amount: '900.00', cause: 'offer_withdrawn', mayPayByHand: false },
      ]);
      expect(await fixture.payment(payment.id)).toMatchObject({ refunded: '900.00' });
      expect(await fixture.total('spend')).toBe(outcome === 'won' ? 25 : 0);
      expect(await stage.problems()).toEqual([]);
    }
  });

  it('a refund that Stripe makes after the bank has made it is a difference that the money desk shows', async () => {
    const payment = await refunded(TEST_NUMBERS.refundWaits);
    await decide(await dispute(payment, 925_00), 'lost');
    await stage.later();
    expect(stage.refundedAtStripe(payment)).toEqual([900_00]);
    expect(await stage.listed('refunds', payment)).toMatchObject([{ status: 'settled', amount: '900.00' }]);
    expect(await stage.problems()).toEqual([
      expect.stringMatching(/^Balance of stripe: re_.*-90000 cents at/),
    ]);
    const open = '/api/admin/reconciliation/differences?state=open';
    const found: Loose[] = ok(await stage.admin.client.get(open));
    expect(found).toMatchObject([
      { kind: 'theirs_only', subject: 'refund', difference: '-900.00', mayExplain: true },
    ]);
    const reason = 'Stripe made it although the bank had.';
    const path = `/api/admin/reconciliation/differences/${found[0]?.['id']}/explain`;
    ok(await stage.admin.client.post(path, { reason }));
    expect(await stage.problems()).toEqual([]);
  });

  it('a loss that held money covers later costs the company only the rest', async () => {
    const { payment, offerLetter } = ok(await fixture.offer(await fixture.interviewing()));
    await stage.pay(payment);
    await decide(await dispute(payment, 50_00), 'lost');
    expect(await stage.listed('disputes', payment)).toMatchObject([{ state: 'lost', loss: '50.00' }]);
    ok(await fixture.withdraw(offerLetter.id));
    await stage.app.settle();
    await stage.tellTwice();
    // The bank has returned $50 of $925, so $875 are left to refund, and the fee of the letter was $25.
    expect(stage.refundedAtStripe(payment)).toEqual([875_00]);
    expect(await stage.listed('disputes', payment)).toMatchObject([{ state: 'lost', loss: '25.00' }]);
    expect(await fixture.total('spend')).toBe(0);
    expect(await stage.problems()).toEqual([]);
  });
});
