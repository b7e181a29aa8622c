import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { signUpEmployer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const UNKNOWN = '0193e6a4-9d5c-7000-8000-000000000001';
const GOOD_CARD = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' };
const OFFER = { startDate: dayAhead(365), payRate: '25', payType: 'hourly', workLocation: 'Austin, TX' };
const BONUS = { kind: 'referralBonus', label: 'Referral bonus', amount: '500.00' };

describe('the quote of a hire', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  const put = (path: string, body: object) => fixture.employer.client.put(`/api/referrals/${path}`, body);
  const interviewed = async () => {
    const id = await fixture.refer();
    await fixture.move(id, 'interview_scheduled');
    return id;
  };
  const quote = async (id: string, addOns = '') =>
    (await fixture.employer.client.get(`/api/referrals/${id}/hire-quote?addOns=${addOns}`)).body;

  it('the quote returns 401 or 403 to everyone but the employer', async () => {
    const id = await interviewed();
    const { client: other } = await signUpEmployer(app);
    const status = async (client: typeof other, of: string) =>
      (await client.get(`/api/referrals/${of}/hire-quote`)).status;
    expect(await status(app.client(), id)).toBe(401);
    expect(await status(other, id)).toBe(403);
    expect(await status(fixture.referrer.client, id)).toBe(403);
    expect(await status(fixture.employer.client, UNKNOWN)).toBe(404);
    expect(await status(fixture.employer.client, 'nonsense')).toBe(404);
  });

  it('the quote contains the bonus and the add-ons, without the fees of an offer', async () => {
    const id = await interviewed();
    expect(await quote(id)).toEqual({ lines: [BONUS], total: '500.00' });
    const both = await quote(id, 'drugTest,i9Verification');
    expect(both.lines.map(({ kind }: { kind: string }) => kind)).toEqual([
      'referralBonus',
      'drugTest',
      'i9Verification',
    ]);
    expect((await put(`${id}/hire`, { addOns: ['drugTest', 'i9Verification'] })).body.payment).toMatchObject({
      amount: both.total,
      lines: both.lines,
    });
  });

  it('the quote omits amounts that are held already', async () => {
    const id = await interviewed();
    const { payment } = (await put(`${id}/create-offer`, { offerData: { ...OFFER, addOns: ['drugTest'] } }))
      .body;
    await fixture.employer.client.post(`/api/sandbox-payments/${payment.paymentIntentId}/confirm`, {
      ...GOOD_CARD,
      clientSecret: payment.clientSecret,
    });
    await app.settle();
    expect(await quote(id, 'drugTest')).toEqual({ lines: [], total: '0.00' });
    expect((await quote(id, 'drugTest,i9Verification')).lines).toMatchObject([{ kind: 'i9Verification' }]);
  });

  it('the quote changes nothing and refuses an unknown add-on', async () => {
    const id = await interviewed();
    const answer = await fixture.employer.client.get(`/api/referrals/${id}/hire-quote?addOns=lunch`);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ message: 'Unknown add-on' }] } });
    await quote(id, 'drugTest');
    const { body } = await fixture.employer.client.get(`/api/referrals/${id}`);
    expect(body).toMatchObject({ status: 'interviewing', paymentStatus: 'none' });
  });
});
