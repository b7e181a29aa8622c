import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX } from '#modules/billing/adapters/billing.tokens.ts';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, SIGNATURE, ProductFixture } from '../../testing/product-fixture.ts';

const DISPUTE_OF = {
  name: 'test-dispute-of-intent',
  text: `select id from sandbox_disputes where payment_intent_id = $1`,
};

describe('an employer’s payments for a letter', () => {
  let app: TestApplication;
  let fixture: ProductFixture;

  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    fixture = await ProductFixture.open(app);
  });

  const amounts = (lines: readonly Loose[]) =>
    Object.fromEntries(lines.map(({ kind, amount }) => [kind, amount]));

  it('one letter fee is charged, however many letters were withdrawn before anyone opened one', async () => {
    const id = await fixture.interviewing();
    for (const amount of ['925.00', '900.00', '900.00']) {
      const letter = await fixture.sentLetter(id);
      expect(letter.payment).toMatchObject({ amount });
      expect(ok(await fixture.letter(id))).toMatchObject({ payment: { amount, status: 'succeeded' } });
      ok(await fixture.withdraw(letter.id));
      await app.settle();
    }
    const opened = await fixture.sentLetter(id);
    ok(await app.client().get(`/api/offer-letters/sign/${opened.token}`));
    ok(await fixture.withdraw(opened.id));
    await app.settle();
    expect(amounts(ok(await fixture.quote(id)).lines)).toMatchObject({ letterFee: '25.00' });
    expect(await fixture.total('spend')).toBe(25);
    expect(await fixture.problems()).toEqual([]);
  });

  it('a letter fee is charged again after the worker has seen an earlier version', async () => {
    const id = await fixture.interviewing();
    const letter = await fixture.sentLetter(id);
    ok(await app.client().get(`/api/offer-letters/sign/${letter.token}`));
    ok(await fixture.amend(letter.id, '20'));
    ok(await fixture.withdraw(letter.id));
    await app.settle();
    expect(amounts(ok(await fixture.quote(id)).lines)).toMatchObject({ letterFee: '25.00' });
  });

  it('a drug test stays paid after a partial refund, and the hire continues with it', async () => {
    const id = await fixture.interviewing();
    const { payment } = ok(await fixture.employer.client.post(`/api/referrals/${id}/drug-test`));
    await fixture.pay(payment);
    const refund = { amount: '20.00', reason: 'The lab was late.' };
    const admin = await signUpAdmin(app);
    ok(
      await admin.client.post(`/api/admin/payments/${payment.id}/refund`, refund, {
        'Idempotency-Key': 'part-of-a-drug-test',
      }),
    );
    await app.settle();
    expect(ok(await fixture.put(id, 'hire')).payment).toMatchObject({ amount: '500.00' });
    await app.settle();
    expect(await fixture.payments()).toHaveLength(2);
    expect(await fixture.problems()).toEqual([]);
  });

  it('a hire from a signed offer charges again only what a bank has taken back', async () => {
    const id = await fixture.interviewing();
    const chosen = { backgroundCheck: true, drugTest: true, i9Verification: true };
    const { offerLetter, payment } = ok(await fixture.offer(id, chosen));
    ok(await fixture.confirm(payment, '4000000000000259'));
    await app.settle();
    const { signingUrl } = ok(await fixture.send(offerLetter.id));
    ok(await fixture.answer(await fixture.sentToken(signingUrl), SIGNATURE));
    const addOns: Loose[] = ok(await fixture.employer.client.get('/api/service-addons'));
    const drugTest = addOns.find(
      ({ addonType, referralId }) => addonType === 'drugTest' && referralId === id,
    );
    ok(await fixture.employer.client.post(`/api/service-addons/${drugTest?.id}/cancel`));
    await app.settle();
    const [dispute] = await app.application.sql.rows<{ id: string }>(DISPUTE_OF, [payment.paymentIntentId]);
    await app.application.get(SANDBOX).disputes.decide(dispute?.id ?? '', 'lost');
    await app.settle();

    const quote = ok(await fixture.employer.client.get(`/api/referrals/${id}/hire-quote`));
    // The employer has canceled the drug test; the letter's fee is the company's loss.
    expect(amounts(quote.lines)).toEqual({
      referralBonus: '500.00',
      backgroundCheck: '50.00',
      i9Verification: '75.00',
      platformFee: '400.00',
    });
    const hired = ok(await fixture.put(id, 'hire'));
    expect(hired.payment).toMatchObject({
      status: 'requires_payment',
      amount: '1025.00',
      lines: quote.lines,
    });
    expect(ok(await fixture.put(id, 'hire')).payment.id).toBe(hired.payment.id);
    await fixture.pay(hired.payment);
    expect(ok(await fixture.put(id, 'hire')).payment).toMatchObject({ id: null, amount: '0.00' });
    expect(await fixture.seen(id)).toMatchObject({ status: 'hired', paymentStatus: 'paid' });
    expect(await fixture.summary()).toMatchObject({ platformFees: '400.00', bonusesPaid: '500.00' });
    const live = ok(await fixture.employer.client.get('/api/service-addons'))
      .filter(({ referralId, status }: Loose) => referralId === id && status === 'pending')
      .map(({ addonType }: Loose) => addonType);
    expect(live.toSorted()).toEqual(['backgroundCheck', 'i9Verification']);
    expect(await fixture.problems()).toEqual([]);
  });
});
