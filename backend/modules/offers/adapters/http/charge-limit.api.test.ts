import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { OfferFixture } from '../../testing/api-fixture.ts';

describe('an offer that no card payment could carry', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  it.each(['9,999,999', '99,999,999,999', '1,000,000,000,000,000'])(
    'is refused by its quote and when it is made, and leaves nothing behind: %s',
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
});
