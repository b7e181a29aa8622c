import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxSecret, signWebhook } from '#modules/billing/adapters/sandbox/provider/webhook-signature.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CLOCK } from '#platform/tokens.ts';
import { CARDS, ok, SIGNATURE, ProductFixture } from '../../testing/product-fixture.ts';

const TEN = 10;

describe('ten clicks at the same time', () => {
  let app: TestApplication;
  let fixture: ProductFixture;

  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    fixture = await ProductFixture.open(app);
  });

  const tenTimes = (click: () => Promise<HttpAnswer<Loose>>): Promise<HttpAnswer<Loose>[]> =>
    Promise.all(Array.from({ length: TEN }, click));
  /** The number of responses with each status, or the message of an unexpected one. */
  const tally = (answers: readonly HttpAnswer<Loose>[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  const succeeded = async (): Promise<Loose[]> =>
    (await fixture.payments()).filter(({ status }) => status === 'succeeded');
  const interviewing = () => fixture.interviewing();
  const signed = async (): Promise<string> => {
    const id = await interviewing();
    ok(await fixture.answer((await fixture.sentLetter(id)).token, SIGNATURE));
    return id;
  };

  describe('create-offer', () => {
    it('ten clicks on create-offer make one letter and one payment', async () => {
      const id = await interviewing();
      const answers = await tenTimes(() => fixture.offer(id, { drugTest: true }));
      expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
      expect(await fixture.payments()).toHaveLength(1);
      expect(await fixture.problems()).toEqual([]);
    });

    it('ten clicks on create-offer charge a saved card once', async () => {
      await fixture.saveCard();
      const id = await interviewing();
      expect(tally(await tenTimes(() => fixture.offer(id)))).toEqual({ 200: 1, 409: 9 });
      await app.settle();
      expect(await succeeded()).toMatchObject([{ amount: '925.00', refunded: '0.00' }]);
      expect(await fixture.summary()).toMatchObject({ spend: '925.00', held: '900.00' });
      expect(await fixture.problems()).toEqual([]);
    });

    it('ten clicks on create-offer and on withdraw refund the charge', async () => {
      await fixture.saveCard();
      const id = await interviewing();
      const { offerLetter } = ok(await fixture.offer(id));
      const answers = await Promise.all([
        tenTimes(() => fixture.withdraw(offerLetter.id)),
        tenTimes(() => fixture.send(offerLetter.id)),
      ]);
      expect(tally(answers[0])).toEqual({ 200: 1, 409: 9 });
      expect(answers[1].every(({ status }) => status === 200 || status === 409)).toBe(true);
      await app.settle();
      expect(await fixture.summary()).toMatchObject({ spend: '25.00', held: '0.00' });
      expect(await fixture.seen(id)).toMatchObject({ status: 'interviewing' });
      expect(await fixture.problems()).toEqual([]);
    });
  });

  it('ten clicks on a card confirm one payment', async () => {
    const { payment } = ok(await fixture.offer(await interviewing()));
    const cards = [CARDS.good, CARDS.declined];
    const answers = await Promise.all(
      cards.flatMap((card) => Array.from({ length: TEN }, () => fixture.confirm(payment, card))),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 402)).toEqual([]);
    expect(answers.slice(0, TEN).every(({ status }) => status === 200)).toBe(true);
    await app.settle();
    expect(await succeeded()).toMatchObject([{ id: payment.id, amount: '925.00', refunded: '0.00' }]);
    expect(await fixture.problems()).toEqual([]);
  });

  it('ten clicks on a card and on withdraw charge at most the letter fee', async () => {
    const { offerLetter, payment } = ok(await fixture.offer(await interviewing()));
    const [paid, withdrawn] = await Promise.all([
      tenTimes(() => fixture.confirm(payment)),
      tenTimes(() => fixture.withdraw(offerLetter.id)),
    ]);
    expect(tally(withdrawn)).toEqual({ 200: 1, 409: 9 });
    expect(paid.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    await app.settle();
    const { spend, held } = await fixture.summary();
    expect(held).toBe('0.00');
    expect(['0.00', '25.00']).toContain(spend);
    expect(await fixture.problems()).toEqual([]);
  });

  describe('hire', () => {
    it('ten clicks on hire make one hire and one payment', async () => {
      const id = await interviewing();
      const answers = await tenTimes(() => fixture.put(id, 'hire', { addOns: { drugTest: true } }));
      expect(tally(answers)).toEqual({ 200: 10 });
      const [payment, ...more] = await fixture.payments();
      expect([payment?.amount, more]).toEqual(['550.00', []]);
      await fixture.pay(payment);
      expect(await fixture.problems()).toEqual([]);
    });

    it('ten clicks on hire charge a saved card once', async () => {
      await fixture.saveCard();
      const id = await signed();
      const answers = await tenTimes(() => fixture.put(id, 'hire', { addOns: { drugTest: true } }));
      expect(tally(answers)).toEqual({ 200: 10 });
      await app.settle();
      expect((await succeeded()).map(({ amount }) => amount)).toEqual(['50.00', '925.00']);
      expect(await fixture.stats()).toMatchObject({ successfulReferrals: 1, pendingEarnings: '500.00' });
      expect(await fixture.problems()).toEqual([]);
    });

    it('ten clicks on hire, rollback, and pay-referral-bonus leave a balanced ledger', async () => {
      await fixture.saveCard();
      const id = await interviewing();
      ok(await fixture.put(id, 'hire'));
      const answers = await Promise.all(
        Array.from({ length: TEN }, () => [
          fixture.put(id, 'hire'),
          fixture.put(id, 'rollback'),
          fixture.employer.client.post(`/api/pay-referral-bonus/${id}`),
          fixture.status(id, 'hired'),
        ]).flat(),
      );
      expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([]);
      await app.settle();
      const charges = (await succeeded()).reduce(
        (sum, one) => sum + Number(one.amount) - Number(one.refunded),
        0,
      );
      expect(charges).toBe(500);
      expect(await fixture.problems()).toEqual([]);
    });
  });

  it('ten clicks on pay-referral-bonus open and charge one payment', async () => {
    const id = await interviewing();
    ok(await fixture.put(id, 'hire'));
    const pay = () => fixture.employer.client.post(`/api/pay-referral-bonus/${id}`);
    const answers = await tenTimes(pay);
    expect(tally(answers)).toEqual({ 200: 10 });
    expect(new Set(answers.map(({ body }) => body.paymentIntentId)).size).toBe(1);
    const [due] = answers;
    await tenTimes(() => fixture.confirm(due?.body));
    await app.settle();
    expect(await succeeded()).toMatchObject([{ amount: '500.00' }]);
    expect(tally(await tenTimes(pay))).toEqual({ 200: 10 });
    expect(await fixture.payments()).toHaveLength(1);
    expect(await fixture.problems()).toEqual([]);
  });

  it('ten clicks on complete and payout pay one reward, with its boost once', async () => {
    const id = await interviewing();
    const { token } = await fixture.sentLetter(id);
    ok(await fixture.answer(token, SIGNATURE));
    ok(await fixture.put(id, 'hire'));
    expect(tally(await tenTimes(() => fixture.put(id, 'complete')))).toEqual({ 200: 10 });
    const plain = { basePayout: '50.00' };
    const boosted = { basePayout: '50.00', tempBoost: '8.00', pointsSpent: 175 };
    const answers = await Promise.all([
      tenTimes(() => fixture.claim(id, plain)),
      tenTimes(() => fixture.claim(id, boosted)),
      app.settle(),
    ]);
    expect(tally([...answers[0], ...answers[1]])).toEqual({ 200: 1, 409: 19 });
    await app.settle();
    const paid = answers[0].some(({ status }) => status === 200) ? '50.00' : '58.00';
    expect(await fixture.stats()).toMatchObject({ availableBalance: paid });
    expect(await fixture.problems()).toEqual([]);
  });

  it('ten clicks on a letter sign it once', async () => {
    const id = await interviewing();
    const { token } = await fixture.sentLetter(id);
    const answers = await tenTimes(() => fixture.answer(token, SIGNATURE));
    expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
    expect(await fixture.seen(id)).toMatchObject({ status: 'offer_signed' });
    expect(await fixture.problems()).toEqual([]);
  });

  describe('a letter that changes', () => {
    it('ten amendments make one next version and charge its difference once', async () => {
      await fixture.saveCard();
      const id = await interviewing();
      const letter = await fixture.sentLetter(id);
      const answers = await tenTimes(() => fixture.amend(letter.id, '30'));
      expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
      await app.settle();
      expect(ok(await fixture.letter(id))).toMatchObject({ version: 2, status: 'sent', payRate: '30' });
      expect((await succeeded()).map(({ amount }) => amount)).toEqual(['80.00', '925.00']);
      expect(await fixture.problems()).toEqual([]);
    });

    it('ten counter-proposals leave one open, and the employer is notified of one', async () => {
      const id = await interviewing();
      const { token } = await fixture.sentLetter(id);
      const answers = await tenTimes(() => fixture.propose(token, '30'));
      expect(tally(answers)).toEqual({ 201: 1, 409: 9 });
      const [made] = answers.filter(({ status }) => status === 201);
      await app.settle();
      const page = ok(await app.client().get(`/api/offer-letters/sign/${token}`));
      expect(page).toMatchObject({ counter: { id: made?.body.id, status: 'open' }, countersLeft: 2 });
      const told: Loose[] = ok(await fixture.employer.client.get('/api/notifications'));
      expect(told.filter(({ type }) => type === 'offer_countered')).toHaveLength(1);
    });

    it('ten clicks sign an addendum once', async () => {
      const id = await signed();
      const { id: letterId } = ok(await fixture.letter(id));
      const terms = { terms: 'Work begins at six.' };
      const added = ok(await fixture.employer.client.post(`/api/offer-letters/${letterId}/addendum`, terms));
      const token = await fixture.sentToken(added.signingUrl);
      expect(tally(await tenTimes(() => fixture.answer(token, SIGNATURE)))).toEqual({ 200: 1, 409: 9 });
      expect(ok(await fixture.letter(id)).addenda).toMatchObject([{ id: added.id, status: 'signed' }]);
      const documents = {
        name: 'test-documents',
        text: 'select 1 from offer_documents where offer_letter_id = $1',
      };
      expect(await app.application.sql.rows(documents, [added.id])).toHaveLength(1);
      expect(await fixture.seen(id)).toMatchObject({ status: 'offer_signed' });
      expect(await fixture.problems()).toEqual([]);
    });
  });

  it('accepting, declining, and withdrawing a letter at the same time have one result', async () => {
    const id = await interviewing();
    const letter = await fixture.sentLetter(id);
    const three = (click: () => Promise<HttpAnswer<Loose>>) => Promise.all([click(), click(), click()]);
    const [ends, others] = await Promise.all([
      Promise.all([
        three(() => fixture.answer(letter.token, SIGNATURE)),
        three(() => fixture.answer(letter.token, { acceptedTerms: false })),
        three(() => fixture.withdraw(letter.id)),
      ]),
      Promise.all([three(() => fixture.put(id, 'rollback')), three(() => fixture.status(id, 'rejected'))]),
    ]);
    const all = [...ends, ...others].flat();
    expect(all.filter(({ status }) => ![200, 409, 410, 422].includes(status))).toEqual([]);
    expect(ends.flat().filter(({ status }) => status === 200).length).toBeLessThan(2);
    await app.settle();
    expect(await fixture.problems()).toEqual([]);
  });

  it('simultaneous clicks on a status and on rollback move once each', async () => {
    const { id } = ok(await fixture.refer((await fixture.job()).id));
    expect(tally(await tenTimes(() => fixture.status(id, 'contacted')))).toEqual({ 200: 1, 422: 9 });
    expect(tally(await tenTimes(() => fixture.put(id, 'rollback')))).toEqual({ 200: 1, 422: 9 });
    expect(await fixture.seen(id)).toMatchObject({ status: 'submitted' });
    const worker = '+15125550123';
    const { id: jobId } = await fixture.job();
    expect(tally(await tenTimes(() => fixture.refer(jobId, worker)))).toEqual({ 201: 1, 409: 9 });
    expect(await fixture.problems()).toEqual([]);
  });

  it('the provider can deliver one event ten times, and events in any order', async () => {
    const id = await interviewing();
    const { offerLetter, payment } = ok(await fixture.offer(id));
    ok(await fixture.confirm(payment, CARDS.declined).then(() => fixture.confirm(payment)));
    ok(await fixture.withdraw(offerLetter.id));
    const deliver = (eventId: string, type: string) => {
      const object = { id: payment.paymentIntentId, object: 'payment_intent' };
      const raw = JSON.stringify({ id: eventId, type, created: 1, data: { object } });
      const now = app.application.get(CLOCK).now();
      const signature = signWebhook(raw, sandboxSecret(app.settings.sessionKeys), now);
      return app.client().post('/api/webhooks/stripe', raw, { 'Stripe-Signature': signature });
    };
    const types = ['succeeded', 'payment_failed', 'processing', 'canceled', 'succeeded'];
    const answers = await Promise.all([
      ...types.flatMap((type, at) =>
        Array.from({ length: TEN }, () => deliver(`evt_order_${at}`, `payment_intent.${type}`)),
      ),
      app.settle(),
    ]);
    expect(tally(answers.filter((answer) => answer !== undefined))).toEqual({ 200: 50 });
    await app.settle();
    expect(await fixture.payment(payment.id)).toMatchObject({ status: 'succeeded', refunded: '900.00' });
    expect(await fixture.summary()).toMatchObject({ spend: '25.00', held: '0.00' });
    expect(await fixture.problems()).toEqual([]);
  });
});
