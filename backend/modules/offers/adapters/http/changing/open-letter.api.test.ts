import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { offerLetterSchema } from '#contract/offers/index.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

describe('letters that wait, over HTTP', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  const post = (path: string, body: unknown = {}) =>
    fixture.employer.client.post(`/api/offer-letters/${path}`, body);
  const page = (token: string) => app.client().get(`/api/offer-letters/sign/${token}`);
  const yesterday = () => dayAhead(-1, app.application.clock.now());
  const paper = () => ({ signedAt: fixture.now(), note: 'Signed at the site office' });
  const refundedOf = async (referralId: string) => {
    const payments = ok(await fixture.employer.client.get('/api/billing/payments?limit=100'));
    return payments.find((one: { referralId: string }) => one.referralId === referralId).refunded;
  };

  it('a new link replaces the old one, which opens nothing', async () => {
    const { id, token } = await fixture.sent();
    const { signingUrl } = offerLetterSchema.parse(ok(await post(`${id}/new-link`)));
    expect((await page(token)).status).toBe(404);
    expect(ok(await page(await fixture.sentToken(signingUrl)))).toMatchObject({
      status: 'viewed',
      version: 1,
    });
  });

  it('an extension adds days, at most 30 from today', async () => {
    const { id } = await fixture.sent();
    const { sentAt, expiresAt } = offerLetterSchema.parse(ok(await post(`${id}/extend`, { days: 7 })));
    expect(Date.parse(expiresAt ?? '') - Date.parse(sentAt ?? '')).toBe(14 * 86_400_000);
    expect(await post(`${id}/extend`, { days: 17 })).toMatchObject({
      status: 422,
      body: { code: 'offers.extension_too_long' },
    });
    for (const days of [0, 31, 1.5, 'soon', null])
      expect((await post(`${id}/extend`, { days })).status).toBe(400);
  });

  it("the text and the letter name days by the calendar of the job's place", async () => {
    const phone = testPhone();
    const referralId = await fixture.interviewing(phone);
    const { job } = await fixture.referralAnswer(referralId);
    ok(await fixture.employer.client.patch(`/api/jobs/${job.id}`, { location: 'Honolulu, HI' }));
    const { id } = await fixture.paidDraft(referralId);
    const { signingUrl } = ok(await fixture.send(id));
    // The letter's own text first: what is on its way together may arrive in any order.
    await app.settle();
    const { expiresAt } = offerLetterSchema.parse(ok(await post(`${id}/extend`, { days: 7 })));
    const day = { month: 'short', day: 'numeric', timeZone: 'Pacific/Honolulu' } as const;
    const until = new Intl.DateTimeFormat('en-US', day).format(Date.parse(expiresAt ?? ''));
    expect(await fixture.lastText(phone)).toContain(`until ${until} to answer`);
    const token = await fixture.sentToken(signingUrl);
    const path = `/api/offer-letters/${id}/document?token=${token}`;
    const bytes = await (await fetch(app.origin + path)).arrayBuffer();
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(text).toMatch(/Please answer by .* HST/u);
  });

  it('a paper signature is recorded and can be undone a day later, back to the interview', async () => {
    const { referralId, id, token } = await fixture.sent();
    expect((await post(`${id}/paper-signature`, { signedAt: yesterday() })).status).toBe(400);
    expect((await post(`${id}/paper-signature`, { ...paper(), signedAt: 'soon' })).status).toBe(400);
    const message = "The signature can't be from before the letter was sent";
    expect(
      await post(`${id}/paper-signature`, {
        ...paper(),
        signedAt: dayAhead(-60, app.application.clock.now()),
      }),
    ).toMatchObject({
      status: 422,
      body: { code: 'offers.signed_before_sent', issues: [{ path: 'signedAt', message }] },
    });
    const signed = offerLetterSchema.parse(ok(await post(`${id}/paper-signature`, paper())));
    expect(signed).toMatchObject({ status: 'signed', signatureKind: 'paper', signingUrl: null });
    expect(await fixture.referralAnswer(referralId)).toMatchObject({
      status: 'offer_signed',
      notes: 'Signed at the site office',
    });
    expect((await page(token)).body).toMatchObject({ status: 'signed' });
    const late = await app.client().post(`/api/offer-letters/sign/${token}`, { acceptedTerms: true });
    expect(late.status).toBe(409);
    expect(await post(`${id}/paper-signature`, paper())).toMatchObject({ status: 409 });
    await app.settle();
    expect(await refundedOf(referralId)).toBe('0.00');

    ok(await fixture.employer.client.put(`/api/referrals/${referralId}/rollback`, {}));
    expect(await fixture.referralAnswer(referralId)).toMatchObject({
      status: 'interviewing',
      offerLetter: { status: 'withdrawn' },
    });
    await app.settle();
    expect(await refundedOf(referralId)).toBe('950.00');
    expect(await fixture.ledgerBalances()).toBe(true);
    expect((await fixture.create(referralId)).status).toBe(200);
  });

  it('a letter signed on paper names the employer for a copy, and refuses requests with that reason', async () => {
    const { id, token } = await fixture.sent();
    expect(ok(await page(token)).employerContact).toBeNull();
    ok(await post(`${id}/paper-signature`, paper()));
    const { signatoryName, employerContact } = ok(await page(token));
    const { email, firstName, lastName } = ok(await fixture.employer.client.get('/api/auth/user'));
    expect(employerContact).toMatchObject({ name: signatoryName ?? `${firstName} ${lastName}`, email });
    const body = { mailingAddress: '1 Main St, Austin, TX' };
    for (const request of ['paper-copy', 'withdraw-consent']) {
      const link = `/api/offer-letters/sign/${token}/${request}`;
      expect(await app.client().post(link, body)).toMatchObject({
        status: 409,
        body: { code: 'offers.signed_on_paper' },
      });
    }
  });

  it('ten attempts on paper and by the link at the same time sign a letter once', async () => {
    const { referralId, id, token } = await fixture.sent();
    const byLink = () =>
      app.client().post(`/api/offer-letters/sign/${token}`, { acceptedTerms: true, signature: 'Bo Li' });
    const tries = Array.from({ length: 10 }, (_, at) =>
      at % 2 === 0 ? post(`${id}/paper-signature`, paper()) : byLink(),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(await fixture.referralStatus(referralId)).toBe('offer_signed');
    await app.settle();
    expect(await fixture.ledgerBalances()).toBe(true);
  });

  it('a hire uses what the letter has paid', async () => {
    const { referralId, id } = await fixture.sent();
    ok(await post(`${id}/paper-signature`, paper()));
    ok(await fixture.employer.client.put(`/api/referrals/${referralId}/hire`, {}));
    await app.settle();
    expect(await refundedOf(referralId)).toBe('0.00');
    expect(await fixture.ledgerBalances()).toBe(true);
  });

  it('a signed letter stays withdrawn after the rejection of its worker is undone', async () => {
    const { referralId, token } = await fixture.sent();
    ok(await app.client().post(`/api/offer-letters/sign/${token}`, { acceptedTerms: true }));
    const rejected = { status: 'rejected', notes: 'By mistake' };
    ok(await fixture.employer.client.put(`/api/referrals/${referralId}/status`, rejected));
    ok(await fixture.employer.client.put(`/api/referrals/${referralId}/rollback`, {}));
    expect(await fixture.referralAnswer(referralId)).toMatchObject({
      status: 'interviewing',
      offerLetter: { status: 'withdrawn' },
    });
    expect((await page(token)).body).toMatchObject({ status: 'withdrawn' });
    await app.settle();
    // The rejection's refund is final. A new letter charges again, and a hire loses nothing.
    expect(await refundedOf(referralId)).toBe('950.00');
    expect(ok(await fixture.create(referralId)).payment.amount).toBe('975.00');
    expect(await fixture.ledgerBalances()).toBe(true);
  });
});
