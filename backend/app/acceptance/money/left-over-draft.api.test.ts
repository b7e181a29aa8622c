import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { HIRES } from '../../testing/money/money-truths.ts';
import { ok, ProductFixture } from '../../testing/product-fixture.ts';

const DAY = 24;
const REASON = {
  name: 'test-withdrawn',
  text: `select withdrawal_reason as reason from offer_letters where id = $1`,
};

/** The data that a hire left behind before hires ended drafts, and a settlement that was ended by hand. */
const LEFT_OVER = [
  {
    name: 'test-left-over-draft',
    text: `update offer_letters set status = 'draft', withdrawn_at = null, live_referral_id = referral_id where referral_id = $1`,
  },
  {
    name: 'test-earned-fee',
    text: `update obligations set state = 'delivered', live_key = id::text where referral_id = $1 and kind = 'platform_fee'`,
  },
  {
    name: 'test-ended-hire',
    text: `update hire_settlements set state = 'ended', reason = 'rejected', ended_at = now() where referral_id = $1`,
  },
];

describe('a hire without a letter, while a draft waits', () => {
  let app: TestApplication;
  let fixture: ProductFixture;
  let id: string;

  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    fixture = await ProductFixture.open(app);
    id = await fixture.interviewing();
  });

  const services = async (): Promise<Loose> => {
    const all: Loose[] = ok(await fixture.employer.client.get('/api/service-addons'));
    return Object.fromEntries(
      all.map(({ addonType, status, paidAt }) => [addonType, [status, paidAt !== null]]),
    );
  };
  const hire = async (addOns: readonly string[] = []): Promise<Loose> => {
    const { payment } = ok(await fixture.put(id, 'hire', { addOns }));
    await app.settle();
    return payment;
  };
  const isWhole = async () => expect(await fixture.problems()).toEqual([]);

  it('a hire ends an unpaid draft, so that no sweep takes its money two weeks later', async () => {
    ok(await fixture.put(id, 'create-offer', { offerData: OFFER, addOns: { i9Verification: true } }));
    await fixture.pay(ok(await fixture.employer.client.post(`/api/referrals/${id}/drug-test`)).payment);
    const payment = await hire();
    expect(payment).toMatchObject({ amount: '500.00', status: 'requires_payment' });
    expect(ok(await fixture.letter(id)).status).toBe('withdrawn');
    await app.advance(15 * DAY);
    expect(await services()).toEqual({ drugTest: ['pending', true] });
    await fixture.pay(await fixture.payment(payment.id));
    expect(await fixture.seen(id)).toMatchObject({ status: 'hired', paymentStatus: 'paid' });
    expect(await fixture.total('refunds')).toBe(0);
    await isWhole();
  });

  it('a hire takes the bonus and services of an unpaid draft that it needs, and cancels the rest of its payment', async () => {
    const { payment: old } = ok(await fixture.offer(id, { drugTest: true, backgroundCheck: true }));
    const payment = await hire(['drugTest']);
    expect(payment).toMatchObject({ amount: '550.00', status: 'requires_payment' });
    expect((await fixture.confirm(old)).status).not.toBe(200);
    await fixture.pay(payment);
    expect(await services()).toEqual({ drugTest: ['pending', true] });
    expect(await fixture.summary()).toMatchObject({ platformFees: '0.00', bonusesPaid: '500.00' });
    expect(await fixture.total('spend')).toBe(550);
    await isWhole();
  });

  it('a hire refunds the platform fee of a paid draft, and uses its bonus and services', async () => {
    const { payment, offerLetter } = ok(await fixture.offer(id, { drugTest: true }));
    await fixture.pay(payment);
    expect(await hire()).toMatchObject({ id: null, amount: '0.00' });
    expect(ok(await fixture.letter(id)).status).toBe('withdrawn');
    expect(await app.application.sql.row(REASON, [offerLetter.id])).toEqual({ reason: 'Hired without it' });
    expect(await fixture.summary()).toMatchObject({ platformFees: '0.00', bonusesPaid: '500.00' });
    expect(await fixture.payment(payment.id)).toMatchObject({ amount: '975.00', refunded: '400.00' });
    expect(await services()).toEqual({ drugTest: ['pending', true] });
    await isWhole();
  });

  it('the fee of a paid draft counts for the next letter after the hire is undone', async () => {
    await fixture.pay(ok(await fixture.offer(id)).payment);
    await hire();
    ok(await fixture.put(id, 'rollback'));
    const quote = ok(await fixture.quote(id));
    expect(quote.lines.map(({ kind }: Loose) => kind)).toEqual(['platformFee']);
    await isWhole();
  });

  it('refuses to withdraw the draft afterward, and moves no money', async () => {
    const { payment, offerLetter } = ok(await fixture.offer(id));
    await fixture.pay(payment);
    await hire();
    expect((await fixture.withdraw(offerLetter.id)).status).toBe(409);
    await app.settle();
    expect(await fixture.seen(id)).toMatchObject({ status: 'hired', paymentStatus: 'paid' });
    await isWhole();
  });

  it('the checks of money stories find a leftover draft and the fee of a letter that was never sent', async () => {
    await fixture.pay(ok(await fixture.offer(id)).payment);
    await hire();
    expect(await untrue()).toEqual([]);
    // Rolled back, because the other tests require correct books.
    const undone = new Error('rolled back');
    let found: readonly string[] = [];
    const spoiled = app.application.get(UNIT_OF_WORK).transaction(async () => {
      for (const statement of LEFT_OVER) await app.application.sql.rows(statement, [id]);
      found = await untrue();
      throw undone;
    });
    await expect(spoiled).rejects.toBe(undone);
    expect(found).toEqual([
      'test-truth-hires',
      'test-truth-drafts-of-the-hired',
      'test-truth-fees-of-unsent-letters',
    ]);
  });

  async function untrue(): Promise<string[]> {
    const found: string[] = [];
    for (const truth of HIRES) if ((await app.application.sql.rows(truth)).length > 0) found.push(truth.name);
    return found;
  }
});

/** Without a start date, because other tests' days may have passed it. */
const OFFER = { payRate: '25', payType: 'hourly', workLocation: 'Austin, TX', startDate: null };
