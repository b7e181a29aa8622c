import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { counterProposalSchema, offerLetterSchema } from '#contract/offers/index.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

describe('counter-proposals over HTTP', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  const propose = (token: string, body: unknown) =>
    app.client().post(`/api/offer-letters/sign/${token}/counter`, body);
  const answer = (id: string, accept: unknown) =>
    fixture.employer.client.post(`/api/offer-letters/${id}/counter`, { accept });
  const page = async (token: string) => ok(await app.client().get(`/api/offer-letters/sign/${token}`));
  const letterOf = async (referralId: string) =>
    offerLetterSchema.parse(
      ok(await fixture.employer.client.get(`/api/offer-letters/referral/${referralId}`)),
    );

  it('both sides see the request, the employer is notified, and an accepted one becomes the next version once paid', async () => {
    const { referralId, id, token } = await fixture.sent();
    const asked = await propose(token, { payRate: 30, note: 'I have 12 years' });
    expect(asked.status).toBe(201);
    expect(counterProposalSchema.parse(asked.body)).toMatchObject({ payRate: '30', status: 'open' });
    expect(await propose(token, { note: 'Please' })).toMatchObject({
      status: 409,
      body: { code: 'offers.counter_open' },
    });
    expect(await page(token)).toMatchObject({ counter: { payRate: '30', status: 'open' }, countersLeft: 2 });
    expect(await letterOf(referralId)).toMatchObject({ counter: { note: 'I have 12 years' } });
    const referrers = await fixture.referrer.client.get(`/api/offer-letters/referral/${referralId}`);
    expect(referrers.body.counter).toBeNull();
    expect(await fixture.referralAnswer(referralId)).toMatchObject({
      offerLetter: { isCountered: true, due: null },
    });
    const told = ok(await fixture.employer.client.get('/api/notifications'));
    expect(told.map(({ type }: { type: string }) => type)).toContain('offer_countered');

    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(id, true)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
    const accepted = await letterOf(referralId);
    expect(accepted).toMatchObject({
      version: 1,
      status: 'viewed',
      pending: { version: 2, payRate: '30' },
      payment: { amount: '80.00' },
    });
    expect(await page(token)).toMatchObject({ status: 'viewed', counter: { status: 'accepted' } });
    expect(await fixture.referralAnswer(referralId)).toMatchObject({
      offerLetter: { status: 'viewed', isCountered: false, due: '80.00' },
    });
    await fixture.pay(accepted.payment);
    await app.settle();
    const sent = await letterOf(referralId);
    expect(sent).toMatchObject({ version: 2, status: 'sent', payRate: '30', counter: null });
    expect(sent.customTerms).toBeNull();
    const next = await fixture.sentToken(sent.signingUrl);
    expect(await page(next)).toMatchObject({
      changes: [{ field: 'payRate', before: '25' }],
      countersLeft: 2,
    });
    expect((await propose(token, { note: 'Again' })).status).toBe(410);
    ok(await app.client().post(`/api/offer-letters/sign/${next}`, { acceptedTerms: true }));
    expect(await fixture.referralStatus(referralId)).toBe('offer_signed');
    expect(await fixture.ledgerBalances()).toBe(true);
  });

  it('a declined request leaves the letter unchanged', async () => {
    const { id, token } = await fixture.sent();
    ok(await propose(token, { startDate: dayAhead(207) }));
    expect(ok(await answer(id, false))).toMatchObject({ version: 1, counter: { status: 'declined' } });
    expect(await page(token)).toMatchObject({ counter: { status: 'declined', startDate: dayAhead(207) } });
    expect(await answer(id, false)).toMatchObject({ status: 409, body: { code: 'offers.no_counter' } });
    ok(await app.client().post(`/api/offer-letters/sign/${token}`, { acceptedTerms: true }));
  });

  it('an empty request is refused, and so are unreadable pay and a past start', async () => {
    const { id, token } = await fixture.sent();
    expect(await propose(token, {})).toMatchObject({
      status: 400,
      body: { message: 'Please say what you would like to change' },
    });
    expect(await propose(token, { payRate: 'more' })).toMatchObject({
      status: 422,
      body: { code: 'offers.pay_unreadable' },
    });
    expect(await propose(token, { startDate: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { code: 'offers.start_passed' },
    });
    expect((await propose(token, { startDate: 'soon' })).status).toBe(400);
    expect((await propose('another', { note: 'Please' })).status).toBe(404);
    expect((await answer(id, 'yes')).status).toBe(400);
    expect(
      (await fixture.referrer.client.post(`/api/offer-letters/${id}/counter`, { accept: true })).status,
    ).toBe(403);
  });
});
