import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CARDS, ok, SIGNATURE, ProductFixture } from '../../testing/product-fixture.ts';

/** From a posted job to a paid bonus; each test continues where the one before ended. */
describe('the whole story over HTTP', { shuffle: false }, () => {
  let app: TestApplication;
  let fixture: ProductFixture;
  let job: Loose;
  let referralId: string;
  let offer: Loose;
  let token: string;
  const phone = testPhone();

  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await ProductFixture.open(app);
  });
  afterAll(() => app.stop());

  const myJob = async (): Promise<Loose> => {
    const jobs: Loose[] = ok(await fixture.employer.client.get('/api/my-jobs'));
    return jobs.find(({ id }) => id === job.id);
  };
  const myReferral = async (): Promise<Loose> => {
    const referrals: Loose[] = ok(await fixture.referrer.client.get('/api/my-referrals'));
    return referrals.find(({ id }) => id === referralId);
  };

  it('an employer posts a job with a bonus, and everyone finds it', async () => {
    job = await fixture.job();
    expect(job).toMatchObject({ referralBonus: '500.00', isActive: true, isHighPay: true });
    expect(await myJob()).toMatchObject({ referralCount: 0, hiredCount: 0 });
    const found: Loose[] = ok(await app.client().get('/api/jobs?industry=construction'));
    expect(found.map(({ id }) => id)).toContain(job.id);
    const others: Loose[] = ok(await app.client().get('/api/jobs?industry=healthcare'));
    expect(others).toEqual([]);
    expect(await fixture.problems()).toEqual([]);
  });

  it('a member refers a worker and verifies the phone with the texted code', async () => {
    expect(ok(await fixture.referrer.client.get(`/api/jobs/${job.id}`))).toMatchObject({
      referralBonus: '500.00',
    });
    ({ id: referralId } = ok(await fixture.refer(job.id, phone)));
    expect((await fixture.refer(job.id, phone)).status).toBe(409);
    expect(await fixture.seen(referralId)).toMatchObject({ verificationStatus: 'pending' });
    expect((await fixture.seen(referralId)).workerPhone).not.toBe(phone);

    expect(
      (await fixture.referrer.client.post(`/api/referrals/${referralId}/send-verification`)).status,
    ).toBe(202);
    await app.settle();
    const texts: Loose[] = ok(await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(phone)}`));
    const code = /\b\d{6}\b/.exec(texts.map(({ body }) => body).join('\n'))?.[0] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    const verify = (given: string) =>
      fixture.referrer.client.post(`/api/referrals/${referralId}/verify`, { code: given });
    expect(await verify(wrong)).toMatchObject({ status: 400 });
    expect(ok(await verify(code))).toMatchObject({ verificationStatus: 'verified' });

    await app.settle();
    expect(await fixture.seen(referralId)).toMatchObject({
      workerPhone: phone,
      verificationStatus: 'verified',
    });
    expect(await myReferral()).toMatchObject({
      status: 'submitted',
      estimatedPayout: '50.00',
      payoutProcessed: false,
    });
    expect(await fixture.stats()).toMatchObject({
      totalReferrals: 1,
      pendingReferrals: 1,
      successfulReferrals: 0,
    });
    const points = ok(await fixture.referrer.client.get('/api/engagement-points'));
    expect(points.currentPoints).toBe(60);
    expect(await myJob()).toMatchObject({ referralCount: 1, hiredCount: 0 });
    expect(await fixture.problems()).toEqual([]);
  });

  it('the employer moves the referral on, undoes the last step, and repeats it', async () => {
    ok(await fixture.status(referralId, 'contacted'));
    expect(await fixture.stats()).toMatchObject({ pendingReferrals: 1 });
    ok(await fixture.status(referralId, 'interviewing'));
    expect(await fixture.stats()).toMatchObject({ pendingReferrals: 0 });
    expect(ok(await fixture.put(referralId, 'rollback'))).toMatchObject({
      referral: { status: 'contacted' },
    });
    expect((await fixture.put(referralId, 'rollback')).status).toBe(422);
    ok(await fixture.status(referralId, 'interviewing'));
    expect(await myReferral()).toMatchObject({ status: 'interviewing', notes: null });
    expect(await fixture.problems()).toEqual([]);
  });

  it('the quote names every line, and the offer charges exactly that', async () => {
    const quote = ok(await fixture.quote(referralId, 'backgroundCheck,i9Verification'));
    const amounts = Object.fromEntries(quote.lines.map(({ kind, amount }: Loose) => [kind, amount]));
    expect(amounts).toEqual({
      referralBonus: '500.00',
      backgroundCheck: '50.00',
      i9Verification: '75.00',
      letterFee: '25.00',
      platformFee: '400.00',
    });
    expect(quote.total).toBe('1050.00');
    offer = ok(await fixture.offer(referralId, { backgroundCheck: true, i9Verification: true }));
    expect(offer).toMatchObject({
      offerLetter: { status: 'draft' },
      payment: { status: 'requires_payment', amount: '1050.00', lines: quote.lines },
      referral: { status: 'interviewing' },
    });
    expect((await fixture.offer(referralId)).status).toBe(409);
    expect((await fixture.send(offer.offerLetter.id)).status).toBe(409);
    expect(await fixture.problems()).toEqual([]);
  });

  it('a declined card charges nothing, and a valid one counts when the provider confirms it', async () => {
    expect(await fixture.confirm(offer.payment, CARDS.declined)).toMatchObject({
      status: 402,
      body: { message: 'Your card was declined.' },
    });
    expect(await fixture.summary()).toMatchObject({ spend: '0.00', held: '0.00' });
    expect((await fixture.payment(offer.payment.id)).status).toBe('failed');
    expect(ok(await fixture.confirm(offer.payment, CARDS.authenticating))).toEqual({
      status: 'requires_action',
    });
    expect((await fixture.payment(offer.payment.id)).status).not.toBe('succeeded');
    ok(await fixture.confirm(offer.payment, CARDS.authenticating, true));
    await expect.poll(async () => (await fixture.payment(offer.payment.id)).status).toBe('succeeded');
    await app.settle();
    expect(await fixture.seen(referralId)).toMatchObject({ paymentStatus: 'funded', bonusPaidAt: null });
    expect(await fixture.summary()).toEqual({
      spend: '1050.00',
      held: '1025.00',
      refunds: '0.00',
      bonusesPaid: '0.00',
      platformFees: '0.00',
      addOns: '0.00',
    });
    expect(await fixture.problems()).toEqual([]);
  });

  it('the candidate reads the sent letter as a PDF and signs it without an account', async () => {
    const sent = ok(await fixture.send(offer.offerLetter.id));
    token = await fixture.sentToken(sent.signingUrl);
    expect(await fixture.seen(referralId)).toMatchObject({
      status: 'offer_sent',
      nextActions: [{ status: 'rejected' }],
    });
    const shown = ok(await app.client().get(`/api/offer-letters/sign/${token}`));
    expect(shown).toMatchObject({ jobTitle: 'Framing carpenter', payRate: '25', status: 'viewed' });
    const document = await fetch(app.origin + shown.documentUrl);
    expect(document.headers.get('Content-Type')).toBe('application/pdf');
    expect(Buffer.from(await document.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    ok(await fixture.answer(token, SIGNATURE));
    expect((await fixture.answer(token, SIGNATURE)).status).toBe(409);
    expect(await fixture.seen(referralId)).toMatchObject({
      status: 'offer_signed',
      offerLetter: { status: 'signed' },
    });
    const { documentHash } = ok(await app.client().get(`/api/offer-letters/sign/${token}`));
    expect(ok(await app.client().get(`/api/offer-letters/verify/${documentHash}`))).toMatchObject({
      known: true,
    });
    expect((await fixture.put(referralId, 'rollback')).body.message).toBe('A signed offer cannot be undone');
    expect(await fixture.problems()).toEqual([]);
  });

  it('the hire charges only the new add-on and commits the bonus', async () => {
    const addOns = { backgroundCheck: true, drugTest: true };
    const { payment, referral } = ok(await fixture.put(referralId, 'hire', { addOns }));
    expect(referral).toMatchObject({ status: 'hired', paymentStatus: 'paid' });
    expect(referral.bonusPaidAt).not.toBeNull();
    expect(payment).toMatchObject({ amount: '50.00', lines: [{ kind: 'drugTest', amount: '50.00' }] });
    await fixture.pay(payment);
    expect(ok(await fixture.put(referralId, 'hire', { addOns })).payment.status).toBe('succeeded');
    const bonus = ok(await fixture.employer.client.post(`/api/pay-referral-bonus/${referralId}`));
    expect(bonus).toMatchObject({ status: 'succeeded', clientSecret: null });
    await app.settle();
    expect(await fixture.summary()).toEqual({
      spend: '1100.00',
      held: '175.00',
      refunds: '0.00',
      bonusesPaid: '500.00',
      platformFees: '400.00',
      addOns: '0.00',
    });
    expect(await fixture.payments()).toHaveLength(2);
    expect(await fixture.stats()).toMatchObject({
      successfulReferrals: 1,
      conversionRate: 1,
      totalEarnings: '0.00',
      pendingEarnings: '500.00',
      availableBalance: '0.00',
    });
    expect(await myJob()).toMatchObject({ referralCount: 1, hiredCount: 1 });
    expect(await fixture.problems()).toEqual([]);
  });

  it('a quarter of the bonus comes after 30 days and the rest after 60', async () => {
    await fixture.days(29.9);
    expect(await fixture.stats()).toMatchObject({ pendingEarnings: '500.00', availableBalance: '0.00' });
    await fixture.days(0.2);
    expect(await fixture.stats()).toMatchObject({ pendingEarnings: '375.00', availableBalance: '125.00' });
    ok(await fixture.put(referralId, 'complete'));
    await app.settle();
    expect((await fixture.put(referralId, 'rollback')).body.message).toBe(
      'A bonus has already been paid out',
    );
    expect(await fixture.problems()).toEqual([]);
    await fixture.days(30);
    expect(await fixture.stats()).toMatchObject({
      totalEarnings: '500.00',
      pendingEarnings: '0.00',
      availableBalance: '500.00',
    });
    expect(await fixture.problems()).toEqual([]);
  });

  it('the referrer claims the tier reward once', async () => {
    expect(await fixture.completed()).toMatchObject([
      { id: referralId, basePayout: '50.00', tier: 'bronze', payoutProcessed: false },
    ]);
    expect((await fixture.claim(referralId, { basePayout: '75.00' })).status).toBe(409);
    expect(ok(await fixture.claim(referralId, { basePayout: '50.00' }))).toMatchObject({
      totalPayout: '50.00',
    });
    expect((await fixture.claim(referralId, { basePayout: '50.00' })).status).toBe(409);
    await app.settle();
    expect(await fixture.completed()).toMatchObject([
      { id: referralId, payoutProcessed: true, payout: '50.00' },
    ]);
    expect(await fixture.stats()).toMatchObject({ totalEarnings: '550.00', availableBalance: '550.00' });
    expect(await myReferral()).toMatchObject({ status: 'completed', payoutProcessed: true, payout: '50.00' });
    const account = ok(await fixture.referrer.client.get('/api/payout-account'));
    expect(account.availableBalance).toBe('550.00');
    expect(await fixture.problems()).toEqual([]);
  });

  it('with a boost, a second reward costs points once', async () => {
    const id = await fixture.interviewing();
    const sent = await fixture.sentLetter(id);
    ok(await fixture.answer(sent.token, SIGNATURE));
    ok(await fixture.put(id, 'hire'));
    ok(await fixture.put(id, 'complete'));
    await app.settle();
    const before = ok(await fixture.referrer.client.get('/api/engagement-points')).currentPoints;
    const boosted = { basePayout: '50.00', tempBoost: '8.00', pointsSpent: 175 };
    expect(ok(await fixture.claim(id, boosted))).toMatchObject({ totalPayout: '58.00', pointsSpent: 175 });
    expect((await fixture.claim(id, boosted)).status).toBe(409);
    const after = ok(await fixture.referrer.client.get('/api/engagement-points')).currentPoints;
    expect(before - after).toBe(175);
    expect(await fixture.stats()).toMatchObject({ successfulReferrals: 2, availableBalance: '608.00' });
    expect(await fixture.problems()).toEqual([]);
  });
});
