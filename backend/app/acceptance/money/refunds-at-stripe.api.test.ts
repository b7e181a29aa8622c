import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { framerJob } from '#testing/fixtures/referral-fixture.ts';
import { ok, type ProductFixture } from '../../testing/product-fixture.ts';
import { expectRefunded, news, StripeStage } from '../../testing/money/stripe-stage.ts';
import { TEST_NUMBERS } from '#modules/billing/testing/stripe/stripe-charges.ts';

describe('a payment at Stripe that buys nothing', () => {
  let stage: StripeStage;
  let fixture: ProductFixture;

  beforeAll(async () => {
    stage = await StripeStage.open();
  });
  afterAll(() => stage.stop());
  beforeEach(async () => {
    fixture = await stage.people();
  });

  const order = async (path: string, body: object): Promise<Loose> =>
    ok(await fixture.employer.client.post(path, body));
  const idOf = async (list: string): Promise<string> => {
    const [first]: Loose[] = ok(await fixture.employer.client.get(list));
    return first?.['id'];
  };

  it('a letter that is withdrawn before its payment is reported is refunded once, as paid too late', async () => {
    const { payment, offerLetter } = ok(await fixture.offer(await fixture.interviewing()));
    stage.payUnreported(payment);
    ok(await fixture.withdraw(offerLetter.id));
    await stage.app.settle();
    expect(await fixture.payments()).toMatchObject([{ status: 'failed', actions: [] }]);
    await stage.tellTwice();
    await expectRefunded(stage, fixture, payment, { amount: '925.00', cause: 'paid_too_late' });
    expect(await fixture.summary()).toMatchObject({ held: '0.00' });
    expect(await fixture.total('spend')).toBe(0);
  });

  it('a second charge of a saved card, after Stripe has forgotten the first, is refunded once, as paid twice', async () => {
    await stage.saveCard(fixture);
    const id = await fixture.interviewing();
    stage.stripe.loseAnswers(20);
    const { payment } = ok(await fixture.offer(id));
    stage.stripe.loseAnswers(0);
    stage.stripe.forgetKeys();
    await stage.app.settle();
    await stage.tellTwice();
    const paid = await fixture.payments();

    expect(paid.map(({ amount }) => amount)).toEqual(['925.00', '925.00']);
    const [second = {}] = paid.filter((one) => one['id'] !== payment.id);
    await expectRefunded(stage, fixture, second, { amount: '925.00', cause: 'paid_twice' });
    expect(await fixture.total('spend')).toBe(925);
    expect(ok(await fixture.letter(id))).toMatchObject({ payment: { id: payment.id, status: 'succeeded' } });
  });

  it('the second of two paid packages for the same days of a post is refunded once, as paid twice', async () => {
    const packages: Loose[] = ok(await fixture.employer.client.get('/api/job-packages'));
    const [basic, featured] = ['Basic', 'Featured'].map((name) =>
      packages.find((one) => one['name'] === name),
    );
    const first = await order('/api/create-job-payment-intent', {
      packageId: basic?.['id'],
      jobData: framerJob,
    });
    await stage.pay(first);
    await stage.app.advance(30 * 24);
    const renew = (pack: Loose) => order(`/api/jobs/${first['jobId']}/renew`, { packageId: pack?.['id'] });
    const orders = [await renew(basic), await renew(featured)];
    for (const one of orders) stage.payUnreported(one);
    await stage.tellTwice();
    const renewed = (await fixture.payments()).slice(0, 2);
    const [second = {}, ...others] = renewed.filter(({ refunded }) => refunded !== '0.00');
    expect(others).toEqual([]);
    await expectRefunded(stage, fixture, second, { amount: second['amount'], cause: 'paid_twice' });
  });

  it('a boost of a post that closed before the payment is reported is refunded once, as a closed post', async () => {
    const { id } = await fixture.job();
    const boost = await order(`/api/jobs/${id}/boost`, { packageId: await idOf('/api/job-boosts') });
    stage.payUnreported(boost);
    ok(await fixture.employer.client.patch(`/api/jobs/${id}`, { isActive: false }));
    await stage.tellTwice();
    await expectRefunded(stage, fixture, boost, { amount: '29.00', cause: 'post_closed' });
    ok(await fixture.employer.client.patch(`/api/jobs/${id}`, { isActive: true }));
    await stage.tellTwice();
    expect(ok(await fixture.employer.client.get(`/api/jobs/${id}`))).toMatchObject({ isFeatured: false });
    expect(await fixture.total('spend')).toBe(0);
  });
});

describe('a bank debit at Stripe', () => {
  let stage: StripeStage;
  let fixture: ProductFixture;

  beforeAll(async () => {
    stage = await StripeStage.open();
  });
  afterAll(() => stage.stop());
  beforeEach(async () => {
    fixture = await stage.people();
  });

  /** A letter whose debit waits for its bank. */
  async function debited(account: string): Promise<{ referralId: string; letterId: string; payment: Loose }> {
    const referralId = await fixture.interviewing();
    const { payment, offerLetter } = ok(await fixture.offer(referralId));
    await stage.pay(payment, account);
    expect(await fixture.payment(payment.id)).toMatchObject({ status: 'processing', actions: [] });
    return { referralId, letterId: offerLetter.id, payment };
  }
  /** The payment that requests a returned debit again. */
  const owed = async (): Promise<Loose> => {
    const all = await fixture.payments();
    return all.find(({ lines }) => lines[0]?.kind === 'returnedPayment') ?? {};
  };
  const types = async (...kinds: string[]): Promise<number[]> =>
    Promise.all(kinds.map(async (kind) => (await news(fixture, kind)).length));

  it('a debit that its bank refuses takes no money, and the employer pays the same payment by card', async () => {
    const { payment } = await debited(TEST_NUMBERS.bankFails);
    await stage.later();
    expect(await fixture.payment(payment.id)).toMatchObject({ status: 'failed', actions: ['pay'] });
    expect(await types('payment_failed', 'payment_succeeded')).toEqual([1, 0]);
    expect(await fixture.total('spend')).toBe(0);
    await stage.pay(payment);
    expect(await fixture.payments()).toMatchObject([
      { id: payment.id, status: 'succeeded', refunded: '0.00' },
    ]);
    expect(await types('payment_failed', 'payment_succeeded')).toEqual([1, 1]);
    expect(await fixture.total('spend')).toBe(925);
    expect(await stage.problems()).toEqual([]);
  });

  it('a debit that arrives after its letter was withdrawn is refunded once, as paid too late', async () => {
    const { letterId, payment } = await debited(TEST_NUMBERS.bankPays);
    ok(await fixture.withdraw(letterId));
    await stage.later();
    await expectRefunded(stage, fixture, payment, { amount: '925.00', cause: 'paid_too_late' });
  });

  it('a debit that its bank takes back after its letter was withdrawn and refunded is owed once, without another refund', async () => {
    const { letterId, payment } = await debited(TEST_NUMBERS.bankReturns);
    await stage.later();
    ok(await fixture.withdraw(letterId));
    await stage.app.settle();
    await stage.tellTwice();
    await stage.later();
    // The employer has $900 of the refund and $925 of the bank, and the fee of the letter is earned.
    expect(await owed()).toMatchObject({ amount: '925.00', actions: ['pay_again'] });
    expect(await stage.listed('disputes', payment)).toMatchObject([{ owed: '925.00', loss: '925.00' }]);
    await stage.pay(await fixture.payment((await owed())['id']));
    expect(stage.refundedAtStripe(payment)).toEqual([900_00]);
    expect(await stage.listed('refunds', payment)).toMatchObject([
      { amount: '900.00', cause: 'offer_withdrawn' },
    ]);
    expect(await stage.listed('disputes', payment)).toMatchObject([{ owed: null, loss: '0.00' }]);
    expect(await fixture.total('spend')).toBe(25);
    expect(await stage.problems()).toEqual([]);
  });

  it('a debit that its bank takes back before its letter is withdrawn is owed only for the fee of the letter', async () => {
    const { letterId, payment } = await debited(TEST_NUMBERS.bankReturns);
    await stage.later();
    await stage.later();
    ok(await fixture.withdraw(letterId));
    await stage.app.settle();
    await stage.tellTwice();
    const open = (await fixture.payments()).filter(({ status }) => status === 'requires_payment');
    expect(open).toMatchObject([{ amount: '25.00', actions: ['pay_again'] }]);
    expect(await stage.listed('disputes', payment)).toMatchObject([{ owed: '25.00', loss: '25.00' }]);
    expect([stage.refundedAtStripe(payment), await stage.listed('refunds', payment)]).toEqual([[], []]);
    expect(await stage.problems()).toEqual([]);
  });

  it('a debit that its bank takes back is owed once, and refunded once if the bank pays after all', async () => {
    const { payment } = await debited(TEST_NUMBERS.bankReturns);
    await stage.later();
    expect(await fixture.payment(payment.id)).toMatchObject({ status: 'succeeded' });
    await stage.later();
    expect(await types('payment_returned')).toEqual([1]);
    const asked = await owed();
    expect(asked).toMatchObject({ status: 'requires_payment', amount: '925.00', actions: ['pay_again'] });
    const [returned] = await stage.listed('disputes', payment);
    expect(returned).toMatchObject({ state: 'lost', owed: '925.00', loss: '925.00', actions: ['forgive'] });
    expect(await fixture.total('spend')).toBe(0);
    expect(await stage.problems()).toEqual([]);
    await stage.pay(await fixture.payment(asked['id']));
    expect(await stage.listed('disputes', payment)).toMatchObject([{ owed: null, loss: '0.00' }]);
    expect(await fixture.total('spend')).toBe(925);
    expect(await stage.problems()).toEqual([]);
    stage.stripe.decideDispute(returned?.['providerDisputeId'], 'won');
    await stage.tellTwice();
    await expectRefunded(stage, fixture, payment, { amount: '925.00', cause: 'bank_paid' });
    expect(await fixture.total('spend')).toBe(925);
  });
});
