import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestCode, textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { SQL } from '#platform/tokens.ts';
import { ReferralFixture, referralOf } from '#testing/fixtures/referral-fixture.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;
let fixture: ReferralFixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await ReferralFixture.open(app);
});
afterAll(() => app.stop());

const COUNT = {
  name: 'test-count-referrers',
  text: 'select count(*)::int as found from users where phone = $1',
};

async function codeFor(phone: string, language = 'en'): Promise<string> {
  const headers = { 'Accept-Language': language };
  const body = { phone, purpose: 'refer' };
  expect((await app.client().send('post', '/api/auth/phone-code', body, headers)).status).toBe(202);
  return newestCode(app, phone);
}

describe('referring before signing up', () => {
  it('the code makes the referral and the account, texts the worker, and signs in', async () => {
    const client = app.client();
    const [referrerPhone, workerPhone] = [testPhone(), testPhone()];
    const code = await codeFor(referrerPhone);
    const body = referralOf(await fixture.post(), { referrerName: 'Rosa Diaz', referrerPhone, workerPhone });
    const answer = await client.post('/api/referrals', { ...body, code });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ workerPhone, verificationStatus: 'pending' });
    expect((await client.get('/api/auth/user')).body).toMatchObject({
      email: null,
      firstName: 'Rosa',
      lastName: 'Diaz',
      phone: referrerPhone,
      userType: 'referrer',
      roleChosenAt: expect.any(String),
    });
    expect((await client.get('/api/my-referrals')).body).toMatchObject([{ id: answer.body.id }]);
    expect((await textsTo(app, workerPhone))[0]).toContain('/confirm-referral/');
  });

  it('the code refers a crew the same way', async () => {
    const referrerPhone = testPhone();
    const {
      workerName: _name,
      workerPhone: _phone,
      workerEmail: _email,
      ...shared
    } = referralOf(await fixture.post(), { referrerPhone }) as Record<string, unknown>;
    const team = ['Ana Paz', 'Leo Paz'].map((workerName) => ({ workerName, workerPhone: testPhone() }));
    const code = await codeFor(referrerPhone);
    const answer = await app.client().post('/api/referrals', { ...shared, team, code });
    expect(answer.status).toBe(201);
    expect(answer.body.team).toHaveLength(2);
  });

  it('a referral without a code returns 401, and a wrong code makes nothing', async () => {
    const referrerPhone = testPhone();
    const body = referralOf(await fixture.post(), { referrerPhone });
    expect((await app.client().post('/api/referrals', body)).status).toBe(401);
    expect((await app.client().post('/api/referrals', {})).status).toBe(401);
    const code = await codeFor(referrerPhone);
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const refused = await app.client().post('/api/referrals', { ...body, code: other });
    expect(refused).toMatchObject({ status: 400, body: { code: 'identity.invalid_code' } });
    expect(await app.application.get(SQL).row(COUNT, [referrerPhone])).toEqual({ found: 0 });
  });

  it('a refused referral leaves the code valid for another try', async () => {
    const referrerPhone = testPhone();
    const code = await codeFor(referrerPhone);
    const body = referralOf(await fixture.post(), { referrerPhone, workerPhone: referrerPhone });
    const client = app.client();
    expect((await client.post('/api/referrals', { ...body, code })).body.code).toBe('hiring.self_referral');
    const other = { ...body, workerPhone: testPhone(), code };
    expect((await client.post('/api/referrals', other)).status).toBe(201);
  });

  it('a person who does not accept the terms cannot refer', async () => {
    const referrerPhone = testPhone();
    const code = await codeFor(referrerPhone);
    const body = referralOf(await fixture.post(), { referrerPhone });
    const refused = await app.client().post('/api/referrals', { ...body, code, acceptTerms: false });
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toMatchObject([{ path: 'acceptTerms' }]);
  });

  it('the code’s text uses the language of the page', async () => {
    const phone = testPhone();
    await codeFor(phone, 'es');
    expect((await textsTo(app, phone))[0]).toContain('para recomendar a alguien');
  });
});
