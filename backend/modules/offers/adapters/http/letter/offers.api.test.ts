import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpEmployer, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import {
  offerCreatedSchema,
  offerLetterSchema,
  offerQuoteSchema,
  serviceAddonListSchema,
} from '#contract/offers/index.ts';
import { offerData, OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

const UNKNOWN = '0193e6a4-9d5c-7000-8000-000000000001';

describe('offers over HTTP', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  const latest = (referralId: string, client = fixture.employer.client) =>
    client.get(`/api/offer-letters/referral/${referralId}`);

  describe('a new offer', () => {
    it('both addresses return letter, payment, and referral', async () => {
      const put = await fixture.create(await fixture.interviewing());
      expect(put.status).toBe(200);
      const { offerLetter, payment, referral } = offerCreatedSchema.parse(put.body);
      expect(offerLetter).toMatchObject({
        status: 'draft',
        workerName: 'Bo Li',
        jobTitle: 'Framer',
        payRate: '25',
        startDate: offerData.startDate,
        benefits: 'Health Insurance and Paid Holidays',
        benefitIds: ['health-insurance', 'holidays'],
        addOns: ['drugTest'],
        expirationDays: 7,
        signingUrl: null,
        expiresAt: null,
        documentHash: null,
      });
      expect(payment).toMatchObject({ status: 'requires_payment', amount: '975.00', currency: 'usd' });
      expect(payment.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['referralBonus', '500.00'],
        ['drugTest', '50.00'],
        ['letterFee', '25.00'],
        ['platformFee', '400.00'],
      ]);
      expect(referral).toMatchObject({ status: 'interviewing', offerLetter: { status: 'draft' } });

      const post = await fixture.employer.client.post('/api/offer-letters', {
        referralId: await fixture.interviewing(),
        employerId: fixture.employer.id,
        offerData: { ...offerData, benefits: 'Boots and gloves', addOns: ['backgroundCheck'] },
      });
      expect(post.status).toBe(201);
      expect(offerCreatedSchema.parse(post.body).offerLetter).toMatchObject({
        benefits: 'Boots and gloves',
        addOns: ['backgroundCheck'],
      });
    });

    it('ten requests at the same time make one offer', async () => {
      const id = await fixture.interviewing();
      const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.create(id)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array(9).fill(409),
      ]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        message: 'An offer letter has already been created for this referral.',
        code: 'offers.already_made',
      });
      await app.settle();
      const payments = ok(await fixture.employer.client.get('/api/billing/payments?limit=100'));
      expect(payments.filter(({ referralId }: { referralId: string }) => referralId === id)).toHaveLength(1);
    });

    it('the same idempotency key repeats the answer', async () => {
      const id = await fixture.interviewing();
      const call = () =>
        fixture.employer.client.put(
          `/api/referrals/${id}/create-offer`,
          { offerData },
          { 'Idempotency-Key': `offer-${id}` },
        );
      const [first, second] = [await call(), await call()];
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toEqual(first.body);
    });

    it('others cannot make an offer, and the employer cannot before the interview', async () => {
      const id = await fixture.interviewing();
      const path = `/api/referrals/${id}/create-offer`;
      const stranger = await signUpEmployer(app);
      expect((await app.client().put(path, { offerData })).status).toBe(401);
      expect((await fixture.referrer.client.put(path, { offerData })).status).toBe(403);
      expect((await stranger.client.put(path, { offerData })).status).toBe(403);
      const named = { employerId: stranger.id, offerData };
      expect((await fixture.employer.client.put(path, named)).status).toBe(403);
      expect((await fixture.create(UNKNOWN)).status).toBe(404);
      expect((await fixture.create('no-id')).status).toBe(404);
      expect(await fixture.create(await fixture.refer())).toMatchObject({
        status: 422,
        body: { code: 'offers.not_interviewing' },
      });
    });

    it('masked contact data that come back count as not given', async () => {
      const id = await fixture.interviewing();
      const masked = { workerPhone: '•••-•••-••12', workerEmail: 'b•••@•••' };
      const { offerLetter } = ok(await fixture.create(id, masked));
      expect(offerLetter).toMatchObject({
        workerPhone: expect.stringMatching(/^•••/),
        workerEmail: 'b•••@•••',
      });
      expect(
        await fixture.create(await fixture.interviewing(), { workerPhone: 'not a phone' }),
      ).toMatchObject({
        status: 400,
        body: { message: 'Please enter a valid phone number' },
      });
    });

    it('an offer needs a readable pay and a place', async () => {
      const id = await fixture.interviewing();
      const message = 'Please fill in start date, pay rate, and work location.';
      expect(await fixture.create(id, { payRate: '' })).toMatchObject({ status: 400, body: { message } });
      expect(await fixture.create(id, { workLocation: undefined })).toMatchObject({ status: 400 });
      expect(await fixture.create(id, { expirationDays: 31 })).toMatchObject({ status: 400 });
      expect(await fixture.create(id, { payRate: 'to be agreed' })).toMatchObject({
        status: 422,
        body: { code: 'offers.pay_unreadable' },
      });
      expect((await latest(id)).status).toBe(404);
      expect((await fixture.create(id, { startDate: null, payRate: 25 })).status).toBe(200);
    });
  });

  it('the quote shows what the offer would charge', async () => {
    const id = await fixture.interviewing();
    const path = `/api/offer-letters/quote?referralId=${id}&payRate=25&payType=hourly&addOns=drugTest`;
    const quote = offerQuoteSchema.parse(ok(await fixture.employer.client.get(path)));
    expect(quote.total).toBe('975.00');
    expect(quote.lines[0]).toMatchObject({ kind: 'referralBonus', amount: '500.00' });
    expect((await fixture.referrer.client.get(path)).status).toBe(403);
    expect((await app.client().get(path)).status).toBe(401);
    expect((await fixture.employer.client.get('/api/offer-letters/quote')).status).toBe(400);
  });

  describe('the sending', () => {
    it('sending waits for the payment, then texts the candidate and moves the referral', async () => {
      const phone = testPhone();
      const id = await fixture.interviewing(phone);
      const { offerLetter, payment } = ok(await fixture.create(id));
      expect(await fixture.send(offerLetter.id)).toMatchObject({
        status: 409,
        body: { code: 'offers.payment_required' },
      });
      await fixture.pay(payment);
      const sent = await fixture.send(offerLetter.id);
      expect(offerLetterSchema.parse(sent.body)).toMatchObject({
        status: 'sent',
        payment: { status: 'succeeded', clientSecret: null },
        signingUrl: expect.stringMatching(/^http:\/\/crewvine\.test\/sign-offer\/[\w-]{43}$/),
      });
      expect(await fixture.referralStatus(id)).toBe('offer_sent');
      expect(await fixture.send(offerLetter.id)).toMatchObject({
        status: 409,
        body: { code: 'offers.not_draft' },
      });
      expect((await fixture.create(id)).status).toBe(409);
      // The text is sent immediately during the day, and after the quiet hours at night.
      await app.settle();
      await app.advance(12);
      const link = `/sign-offer/${await fixture.sentToken(sent.body.signingUrl)}`;
      const outbox = ok(await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(phone)}`));
      const texts: string[] = outbox.map(({ body }: { body: string }) => body);
      expect(texts.some((text) => text.includes(link))).toBe(true);
      const mails = ok(await app.client().get('/api/dev/outbox?to=bo%40example.com&limit=100'));
      const mailed: string[] = mails.map(({ body }: { body: string }) => body);
      expect(mailed.some((mail) => mail.includes(link))).toBe(true);
    });

    it('only the owner sends or withdraws a letter', async () => {
      const { offerLetter } = ok(await fixture.create(await fixture.interviewing()));
      for (const action of ['send', 'withdraw']) {
        const path = `/api/offer-letters/${offerLetter.id}/${action}`;
        expect((await app.client().post(path, {})).status).toBe(401);
        expect((await fixture.referrer.client.post(path, {})).status).toBe(403);
        expect((await (await signUpEmployer(app)).client.post(path, {})).status).toBe(403);
        expect((await fixture.employer.client.post(path.replace(offerLetter.id, UNKNOWN), {})).status).toBe(
          404,
        );
      }
    });

    it('the plain status call also sends a paid draft', async () => {
      const id = await fixture.interviewing();
      const move = () =>
        fixture.employer.client.put(`/api/referrals/${id}/status`, { status: 'offer_sent', notes: '' });
      expect(await move()).toMatchObject({ status: 422, body: { code: 'hiring.offer_required' } });
      await fixture.paidDraft(id);
      expect((await move()).status).toBe(200);
      expect((await latest(id)).body).toMatchObject({ status: 'sent' });
      expect(await fixture.referralStatus(id)).toBe('offer_sent');
    });
  });

  describe('the withdrawal', () => {
    it('withdrawing refunds all but the letter fee, and the employer can make another offer', async () => {
      const { referralId, id } = await fixture.sent();
      const path = `/api/offer-letters/${id}/withdraw`;
      const withdrawn = await fixture.employer.client.post(path, { reason: 'Filled' });
      expect(offerLetterSchema.parse(withdrawn.body)).toMatchObject({
        status: 'withdrawn',
        signingUrl: null,
      });
      expect(await fixture.referralStatus(referralId)).toBe('interviewing');
      expect((await fixture.employer.client.post(path, {})).status).toBe(409);
      await app.settle();
      const payments = ok(await fixture.employer.client.get('/api/billing/payments?limit=100'));
      const paid = payments.find((one: { referralId: string }) => one.referralId === referralId);
      expect(paid.refunded).toBe('950.00');
      expect(await fixture.ledgerBalances()).toBe(true);
      // The letter was never opened, so its fee pays for the next one.
      expect(ok(await fixture.create(referralId)).payment.amount).toBe('950.00');
    });

    it('undoing the sending or rejecting the candidate withdraws the letter', async () => {
      const [undone, rejected] = [await fixture.sent(), await fixture.sent()];
      ok(await fixture.employer.client.put(`/api/referrals/${undone.referralId}/rollback`, {}));
      ok(
        await fixture.employer.client.put(`/api/referrals/${rejected.referralId}/status`, {
          status: 'rejected',
          notes: 'Someone else',
        }),
      );
      for (const { referralId } of [undone, rejected]) {
        expect((await latest(referralId)).body).toMatchObject({ status: 'withdrawn' });
      }
      await app.settle();
      expect(await fixture.ledgerBalances()).toBe(true);
    });
  });

  it('the owner sees the latest letter completely, and the referrer without private parts', async () => {
    const { referralId } = await fixture.sent();
    const owner = offerLetterSchema.parse((await latest(referralId)).body);
    expect(owner.workerPhone).toMatch(/^•••-•••-••\d\d$/);
    expect(owner).toMatchObject({ workerEmail: 'b•••@•••', payment: { status: 'succeeded' } });
    expect(owner.actions).toEqual(['amend', 'extend', 'copy_link', 'renew_link', 'record_paper', 'withdraw']);
    const referrer = offerLetterSchema.parse((await latest(referralId, fixture.referrer.client)).body);
    expect(referrer).toMatchObject({
      status: 'sent',
      actions: [],
      signingUrl: null,
      payment: null,
      workerPhone: null,
      workerEmail: null,
    });
    expect((await latest(referralId, (await signUpEmployer(app)).client)).status).toBe(403);
    expect((await latest(referralId, app.client())).status).toBe(401);
    expect((await latest(UNKNOWN)).status).toBe(404);
  });

  it('the ordered add-ons are listed page by page', async () => {
    for (let n = 0; n < 2; n += 1) await fixture.paidDraft(await fixture.interviewing());
    const { client } = fixture.employer;
    const addons = serviceAddonListSchema.parse(ok(await client.get('/api/service-addons')));
    expect(addons).toContainEqual(
      expect.objectContaining({
        addonType: 'drugTest',
        label: 'Drug test',
        price: '50.00',
        status: 'pending',
      }),
    );
    expect(addons.some(({ paidAt }) => paidAt !== null)).toBe(true);
    const page = await client.get('/api/service-addons?limit=1');
    const next = /<(.+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1] ?? '';
    expect(ok(await client.get(next))[0].id).toBe(addons[1]?.id);
    expect((await app.client().get('/api/service-addons')).status).toBe(401);
    expect((await fixture.referrer.client.get('/api/service-addons')).status).toBe(403);
  });

  it('the catalog of benefits by category is public', async () => {
    const answer = await app.client().get('/api/benefits');
    expect(answer.body.map(({ category }: { category: string }) => category)).toContain('Healthcare');
    expect(answer.body.flatMap(({ benefits }: { benefits: unknown[] }) => benefits)).toHaveLength(33);
    const again = await app.client().get('/api/benefits', {
      'If-None-Match': answer.headers.get('ETag') ?? '',
      'Cache-Control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });
});
