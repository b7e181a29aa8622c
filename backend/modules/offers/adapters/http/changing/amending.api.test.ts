import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { amendmentQuoteSchema, letterVersionsSchema, offerLetterSchema } from '#contract/offers/index.ts';
import { offerData, OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

const CONTACT = 'select contact_name as name, contact_phone as phone from first_days where referral_id = $1';

describe('amendments over HTTP', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  const amend = (id: string, change: Record<string, unknown>, body: Record<string, unknown> = {}) =>
    fixture.employer.client.post(`/api/offer-letters/${id}/amend`, {
      offerData: { ...offerData, addOns: ['drugTest'], ...change },
      ...body,
    });
  const page = async (token: string) => ok(await app.client().get(`/api/offer-letters/sign/${token}`));
  const letterOf = async (referralId: string) =>
    offerLetterSchema.parse(
      ok(await fixture.employer.client.get(`/api/offer-letters/referral/${referralId}`)),
    );
  const spentOn = async (referralId: string) => {
    const payments = ok(await fixture.employer.client.get('/api/billing/payments?limit=100'));
    return payments
      .filter((one: { referralId: string }) => one.referralId === referralId)
      .map(({ status, amount, refunded }: Record<string, string>) => [status, amount, refunded]);
  };

  it('the new link is sent automatically once the difference is paid', async () => {
    const { referralId, id, token } = await fixture.sent();
    const quote = amendmentQuoteSchema.parse(
      ok(await fixture.employer.client.get(`/api/offer-letters/${id}/quote?payRate=30&addOns=drugTest`)),
    );
    expect(quote).toMatchObject({ total: '80.00', refund: '0.00', lines: [{ kind: 'platformFee' }] });
    const amended = offerLetterSchema.parse(ok(await amend(id, { payRate: '30' }, { version: 1 })));
    expect(amended).toMatchObject({
      version: 1,
      status: 'sent',
      pending: { version: 2, payRate: '30' },
      payment: { amount: '80.00', status: 'requires_payment' },
    });
    expect(await page(token)).toMatchObject({ status: 'viewed', version: 1, payRate: '25' });
    expect(await fixture.send(id)).toMatchObject({ status: 409, body: { code: 'offers.payment_required' } });
    expect(await fixture.referralAnswer(referralId)).toMatchObject({
      status: 'offer_sent',
      nextActions: [{ status: 'rejected' }],
    });
    await fixture.pay(amended.payment);
    await app.settle();
    const sent = await letterOf(referralId);
    expect(sent).toMatchObject({
      version: 2,
      status: 'sent',
      pending: null,
      payment: { status: 'succeeded' },
      payments: [{ amount: '975.00' }, { amount: '80.00', lines: [{ kind: 'platformFee' }] }],
    });
    const next = await fixture.sentToken(sent.signingUrl);
    const old = await page(token);
    expect(old).toMatchObject({
      status: 'replaced',
      payRate: '25',
      newSigningUrl: `http://crewvine.test/sign-offer/${next}`,
    });
    expect(await page(next)).toMatchObject({
      status: 'viewed',
      version: 2,
      changes: [{ field: 'payRate', before: '25' }],
    });
    const late = await app.client().post(`/api/offer-letters/sign/${token}`, { acceptedTerms: true });
    expect(late).toMatchObject({ status: 410, body: { code: 'offers.replaced' } });
    ok(await app.client().post(`/api/offer-letters/sign/${next}`, { acceptedTerms: true }));
    expect(await fixture.referralStatus(referralId)).toBe('offer_signed');
    expect(await amend(id, { payRate: '31' })).toMatchObject({
      status: 409,
      body: { code: 'offers.not_amendable' },
    });
    expect(await fixture.ledgerBalances()).toBe(true);
  });

  it('the old version stays open until the change is paid, and its signature cancels what only the change added', async () => {
    const { referralId, id, token } = await fixture.sent();
    const { payment } = ok(await amend(id, { payRate: '30', addOns: ['drugTest', 'backgroundCheck'] }));
    expect(payment).toMatchObject({ amount: '130.00', status: 'requires_payment' });
    const { signingUrl } = await letterOf(referralId);
    expect(signingUrl).not.toBeNull();
    ok(await app.client().post(`/api/offer-letters/sign/${token}`, { acceptedTerms: true }));
    await app.settle();
    expect(await fixture.referralStatus(referralId)).toBe('offer_signed');
    expect(await letterOf(referralId)).toMatchObject({
      version: 1,
      status: 'signed',
      payRate: '25',
      pending: null,
    });
    expect(await spentOn(referralId)).toEqual([
      ['failed', '130.00', '0.00'],
      ['succeeded', '975.00', '0.00'],
    ]);
    expect(await fixture.ledgerBalances()).toBe(true);
  });

  it('amending back to the current terms ends a pending change, and so does the end of the letter', async () => {
    const { referralId, id } = await fixture.sent();
    ok(await amend(id, { payRate: '30' }));
    expect(ok(await amend(id, { payRate: '25' }))).toMatchObject({
      version: 1,
      status: 'sent',
      pending: null,
    });
    ok(await amend(id, { payRate: '31' }));
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/withdraw`, {}));
    await app.settle();
    expect(await letterOf(referralId)).toMatchObject({ status: 'withdrawn', pending: null });
    expect(await fixture.ledgerBalances()).toBe(true);
  });

  it('the employer signs the letter until it names someone else', async () => {
    const { referralId, id, token } = await fixture.sent();
    const { firstName, lastName } = ok(await fixture.employer.client.get('/api/auth/user'));
    const own = `${firstName} ${lastName}`;
    expect(await page(token)).toMatchObject({ signatoryName: own, signatoryTitle: null });
    const named = { signatoryName: 'Dana Reyes', signatoryTitle: 'Superintendent' };
    ok(await amend(id, named));
    const next = await fixture.sentToken((await letterOf(referralId)).signingUrl);
    expect(await page(next)).toMatchObject({
      ...named,
      changes: [
        { field: 'signatoryName', before: own },
        { field: 'signatoryTitle', before: null },
      ],
    });
    ok(await amend(id, { signatoryTitle: '' }));
    expect(await letterOf(referralId)).toMatchObject({ ...named, signatoryTitle: null, version: 3 });
    const versions = ok(await fixture.employer.client.get(`/api/offer-letters/${id}/versions`));
    expect(letterVersionsSchema.parse(versions)[0]).toMatchObject({ ...named, version: 2 });
  });

  it('a cheaper change refunds the difference and is sent right away', async () => {
    const { referralId, id } = await fixture.sent();
    const { version, status, signingUrl } = ok(await amend(id, { payRate: '20', addOns: [] }));
    expect({ version, status }).toEqual({ version: 2, status: 'sent' });
    expect(signingUrl).not.toBeNull();
    await app.settle();
    // $80 of the platform fee and the drug test.
    expect(await spentOn(referralId)).toEqual([['succeeded', '975.00', '130.00']]);
    expect(await fixture.ledgerBalances()).toBe(true);
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/withdraw`, {}));
    await app.settle();
    expect(await spentOn(referralId)).toEqual([['succeeded', '975.00', '950.00']]);
    expect(await fixture.ledgerBalances()).toBe(true);
  });

  it('an amendment cancels the unpaid charge of an earlier version', async () => {
    const { referralId, id } = await fixture.sent();
    ok(await amend(id, { payRate: '30' }));
    const back = ok(await amend(id, { payRate: '25', startDate: dayAhead(207) }));
    expect(back).toMatchObject({ version: 2, status: 'sent', payment: { status: 'succeeded' } });
    await app.settle();
    expect(await spentOn(referralId)).toEqual([
      ['failed', '80.00', '0.00'],
      ['succeeded', '975.00', '0.00'],
    ]);
    expect(await fixture.ledgerBalances()).toBe(true);
  });

  it('amending a draft edits it and updates its price', async () => {
    const referralId = await fixture.interviewing();
    const { offerLetter } = ok(await fixture.create(referralId));
    const edited = ok(await amend(offerLetter.id, { payRate: '30', addOns: [] }));
    expect(edited).toMatchObject({ version: 1, status: 'draft', payment: { amount: '1005.00' } });
    await fixture.pay(edited.payment);
    expect(ok(await fixture.send(offerLetter.id))).toMatchObject({ status: 'sent', version: 1 });
    expect(await fixture.ledgerBalances()).toBe(true);
  });

  it('ten changes at the same time make one version', async () => {
    const { referralId, id } = await fixture.sent();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => amend(id, { payRate: String(26 + at) }, { version: 1 })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
    expect(await letterOf(referralId)).toMatchObject({ version: 1, pending: { version: 2 } });
    const same = await Promise.all(Array.from({ length: 10 }, () => amend(id, { payRate: '22' })));
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.settle();
    expect(await fixture.ledgerBalances()).toBe(true);
  });

  it('the owner sees the earlier versions of a letter', async () => {
    const { id } = await fixture.sent();
    ok(await amend(id, { payRate: '20' }));
    ok(await amend(id, { payRate: '18', customTerms: 'Tools are provided' }));
    const versions = letterVersionsSchema.parse(
      ok(await fixture.employer.client.get(`/api/offer-letters/${id}/versions`)),
    );
    expect(versions.map(({ version, payRate }) => [version, payRate])).toEqual([
      [2, '20'],
      [1, '25'],
    ]);
    expect((await fixture.referrer.client.get(`/api/offer-letters/${id}/versions`)).status).toBe(403);
  });

  it('a new on-site contact makes no new version and can come with new terms', async () => {
    const { id, referralId } = await fixture.sent();
    const contact = async (): Promise<unknown> =>
      (await runSql(app.application.sql, CONTACT, [referralId]))[0];
    const mia = { onSiteName: 'Mia Ortiz', onSitePhone: '(512) 555-0100' };
    expect(ok(await amend(id, mia)).version).toBe(1);
    expect(await contact()).toEqual({ name: 'Mia Ortiz', phone: '+15125550100' });
    expect(ok(await amend(id, { payRate: '20', onSiteName: 'Al Fox' })).version).toBe(2);
    expect(await contact()).toEqual({ name: 'Al Fox', phone: '+15125550100' });
  });

  it('a difference that no card can carry is refused, and so is a change without new terms', async () => {
    const { id } = await fixture.sent();
    expect(await amend(id, { payRate: '25.02' })).toMatchObject({
      status: 422,
      body: { code: 'billing.charge_too_small' },
    });
    expect(await amend(id, {})).toMatchObject({ status: 409, body: { code: 'offers.unchanged' } });
    expect(await amend(id, { payRate: '' })).toMatchObject({ status: 400 });
    expect(await amend(id, { payRate: 'to be agreed' })).toMatchObject({ status: 422 });
  });

  it('an unpaid draft is withdrawn fourteen days after its last change, and a paid one stays', async () => {
    const [left, edited, paid] = [
      await fixture.interviewing(),
      await fixture.interviewing(),
      await fixture.interviewing(),
    ];
    await fixture.paidDraft(paid);
    ok(await fixture.create(left));
    const { offerLetter } = ok(await fixture.create(edited));
    const statuses = async () =>
      Promise.all([left, edited, paid].map(async (referral) => (await letterOf(referral)).status));
    await app.advance(24 * 5);
    ok(await amend(offerLetter.id, { payRate: '31' }));
    await app.advance(24 * 8 + 23);
    expect(await statuses()).toEqual(['draft', 'draft', 'draft']);
    await app.advance(2);
    expect(await statuses()).toEqual(['withdrawn', 'draft', 'draft']);
    expect(await fixture.referralStatus(left)).toBe('interviewing');
    await app.advance(24 * 4 + 21);
    expect(await statuses()).toEqual(['withdrawn', 'draft', 'draft']);
    await app.advance(2);
    expect(await statuses()).toEqual(['withdrawn', 'withdrawn', 'draft']);
    expect(await spentOn(left)).toEqual([['failed', '975.00', '0.00']]);
    ok(await fixture.create(left));
    expect(await fixture.ledgerBalances()).toBe(true);
  });
});
