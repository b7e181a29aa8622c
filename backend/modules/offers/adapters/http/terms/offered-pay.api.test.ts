import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { offerQuoteSchema } from '#contract/offers/index.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

describe('the pay of an offer', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  it.each(['9,999,999', '99,999,999,999', '1,000,000,000,000,000'])(
    'pay too large for a card payment is refused by quote and offer, and leaves nothing behind: %s',
    async (payRate) => {
      const { client } = fixture.employer;
      const id = await fixture.interviewing();
      const refused = { status: 422, body: { code: 'billing.charge_too_large' } };
      const path = `/api/offer-letters/quote?referralId=${id}&payRate=${payRate}`;
      expect(await client.get(path)).toMatchObject(refused);
      expect(await fixture.create(id, { payRate, confirmedPay: true })).toMatchObject(refused);
      await app.settle();
      expect((await client.get(`/api/offer-letters/referral/${id}`)).status).toBe(404);
      const payments: Loose[] = (await client.get('/api/billing/payments?limit=100')).body;
      expect(payments.filter(({ referralId }) => referralId === id)).toEqual([]);
      expect((await fixture.create(id)).body.payment).toMatchObject({ amount: '975.00' });
    },
  );

  it('pay whose words contradict the chosen type is refused with both readings at the field', async () => {
    const id = await fixture.interviewing();
    const message =
      'The pay type says $60,000 an hour, the pay rate says $60,000 a year. Please change one of them.';
    const body = { code: 'offers.pay_contradicts', message };
    const pay = { payRate: '$60k a year, 40 hrs/week', payType: 'hourly' };
    expect(await fixture.create(id, pay)).toMatchObject({
      status: 422,
      body: { ...body, issues: [{ path: 'offerData.payRate', message }] },
    });
    const path = `/api/offer-letters/quote?${new URLSearchParams({ referralId: id, ...pay }).toString()}`;
    expect(await fixture.employer.client.get(path)).toMatchObject({ status: 422, body });
    expect((await fixture.employer.client.get(`/api/offer-letters/referral/${id}`)).status).toBe(404);
  });

  it('unlikely pay is not charged before the employer confirms it', async () => {
    const id = await fixture.interviewing();
    const pay = { payRate: '6,500', payType: 'hourly' };
    const path = `/api/offer-letters/quote?${new URLSearchParams({ referralId: id, ...pay }).toString()}`;
    const quote = offerQuoteSchema.parse(ok(await fixture.employer.client.get(path)));
    expect(quote.pay).toMatchObject({ amount: '6500.00', period: 'hour', isUnlikely: true });
    const message = "This pays $6,500 an hour. Please confirm that it's right.";
    expect(await fixture.create(id, pay)).toMatchObject({
      status: 422,
      body: { code: 'offers.pay_unlikely', issues: [{ path: 'offerData.payRate', message }] },
    });
    expect((await fixture.employer.client.get(`/api/offer-letters/referral/${id}`)).status).toBe(404);
    const { payment } = ok(await fixture.create(id, { ...pay, confirmedPay: true }));
    expect(payment.lines).toContainEqual(
      expect.objectContaining({ kind: 'platformFee', amount: '104000.00' }),
    );
  });

  it('the quote shows how the pay was read', async () => {
    const id = await fixture.interviewing();
    const asked = { referralId: id, payRate: '65\u00A0000', payType: 'salary' };
    const path = `/api/offer-letters/quote?${new URLSearchParams(asked).toString()}`;
    const { pay, lines } = offerQuoteSchema.parse(ok(await fixture.employer.client.get(path)));
    expect(pay).toEqual({ amount: '65000.00', period: 'year', firstMonth: '5416.67', isUnlikely: false });
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'platformFee', amount: '541.67' }));
  });
});
