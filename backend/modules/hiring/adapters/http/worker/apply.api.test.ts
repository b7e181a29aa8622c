import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPhone, newestCode, textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { SQL } from '#platform/tokens.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { signUpEmployer, signUpReferrer, signUpWorker, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { newId } from '#kernel/ids.ts';
import { APPLICANT } from '#modules/hiring/testing/applicant.ts';

let app: TestApplication;
let fixture: ReferralFixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await ReferralFixture.open(app);
});
afterAll(() => app.stop());

const COUNT = {
  name: 'test-count-by-phone',
  text: 'select count(*)::int as found from users where phone = $1',
};
const TWO_STEPS = {
  name: 'test-two-steps-of-applicant',
  text: `insert into authenticator_apps (user_id, secret, confirmed_at, created_at) values ($1, 'any', $2, $2)`,
};
const SUSPEND = {
  name: 'test-suspend-applicant',
  text: `update users set suspended_until = $2::timestamptz + interval '30 days' where id = $1`,
};

async function codeFor(phone: string, client: HttpClient = app.client()): Promise<string> {
  const { status } = await client.post('/api/auth/phone-code', { phone, purpose: 'apply' });
  expect(status).toBe(202);
  return newestCode(app, phone);
}

const apply = (client: HttpClient, jobId: string, body: object) =>
  client.post(`/api/jobs/${jobId}/apply`, { ...APPLICANT, ...body });
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('applying without an account', () => {
  it('the code makes account, profile and application, and signs in', async () => {
    const client = app.client();
    const phone = testPhone();
    const jobId = await fixture.post();
    const code = await codeFor(phone, client);
    const answer = await apply(client, jobId, {
      phone: phone.replace('+1', '1 '),
      code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      jobId,
      source: 'quick_apply',
      workerName: 'Hector Ruiz Salas',
      workerPhone: phone,
      workerEmail: null,
      verificationStatus: 'verified',
    });
    const { body: user } = await client.get('/api/auth/user');
    expect(user).toMatchObject({
      email: null,
      hasPassword: false,
      firstName: 'Hector',
      lastName: 'Ruiz Salas',
      phone,
      userType: 'worker',
      location: 'Austin, TX',
      skills: ['Framing'],
      experience: 'experienced',
      payRate: '$28/hour',
      wantsTextAlerts: true,
      wantsEmailAlerts: false,
    });
    expect([user.phoneVerifiedAt, user.roleChosenAt]).not.toContain(null);
    expect((await client.get('/api/worker-applications')).body).toMatchObject([{ id: answer.body.id }]);
    await app.settle();
    expect((await fixture.employer.client.get(`/api/referrals/${answer.body.id}`)).body.workerPhone).toBe(
      phone,
    );
  });

  it('a texted code signs the same person in again, and the next application uses the same account', async () => {
    const client = app.client();
    const phone = testPhone();
    await apply(client, await fixture.post(), { phone, code: await codeFor(phone) });
    const { id } = (await client.get('/api/auth/user')).body;
    const again = app.client();
    const second = await apply(again, await fixture.post(), {
      phone,
      code: await codeFor(phone),
      payRate: '$40/hour',
    });
    expect(second.status).toBe(201);
    expect((await again.get('/api/auth/user')).body).toMatchObject({ id, payRate: '$28/hour' });
    await app.client().post('/api/auth/phone-code', { phone, purpose: 'sign_in' });
    const login = { phone, code: await newestCode(app, phone) };
    expect((await app.client().post('/api/auth/phone-login', login)).body.id).toBe(id);
  });

  it('a wrong code is reported at its field and counted, and makes nothing', async () => {
    const client = app.client();
    const phone = testPhone();
    const jobId = await fixture.post();
    const code = await codeFor(phone);
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await apply(client, jobId, { phone, code: wrong(code) });
      expect(refused).toMatchObject({ status: 400, body: { code: 'identity.invalid_code' } });
      expect(refused.body.issues).toMatchObject([{ path: 'code' }]);
    }
    expect(await apply(client, jobId, { phone, code })).toMatchObject({
      status: 400,
      body: { code: 'identity.code_expired' },
    });
    expect(await app.application.get(SQL).row(COUNT, [phone])).toEqual({ found: 0 });
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('a worker who has signed in meanwhile applies with that account, whose profile is filled in', async () => {
    const worker = await signUpWorker(app, { desiredPay: '$40/hour' });
    const phone = testPhone();
    const answer = await apply(worker.client, await fixture.post(), { phone, code: await codeFor(phone) });
    expect(answer.status).toBe(201);
    expect(await app.application.get(SQL).row(COUNT, [phone])).toEqual({ found: 0 });
    const { body } = await worker.client.get('/api/auth/user');
    expect(body).toMatchObject({ id: worker.id, skills: ['Framing'], payRate: '$40/hour' });
    expect((await worker.client.get('/api/worker-applications')).body).toMatchObject([
      { id: answer.body.id },
    ]);
  });

  it('a code for another purpose or another phone is refused', async () => {
    const [phone, other] = [testPhone(), testPhone()];
    const jobId = await fixture.post();
    await app.client().post('/api/auth/phone-code', { phone, purpose: 'refer' });
    const meant = await newestCode(app, phone);
    expect((await apply(app.client(), jobId, { phone, code: meant })).status).toBe(400);
    const code = await codeFor(phone);
    expect((await apply(app.client(), jobId, { phone: other, code })).status).toBe(400);
  });

  it('a refused application makes no account, and the code stays valid for another job', async () => {
    const phone = testPhone();
    const jobId = await fixture.post();
    await fixture.employer.client.patch(`/api/jobs/${jobId}`, { isActive: false });
    const code = await codeFor(phone);
    const client = app.client();
    expect((await apply(client, jobId, { phone, code })).body.code).toBe('hiring.job_closed');
    expect(await app.application.get(SQL).row(COUNT, [phone])).toEqual({ found: 0 });
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect((await apply(client, await fixture.post(), { phone, code })).status).toBe(201);
  });

  it('ten simultaneous calls apply once', async () => {
    const phone = testPhone();
    const jobId = await fixture.post();
    const code = await codeFor(phone);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => apply(app.client(), jobId, { phone, code })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await app.application.get(SQL).row(COUNT, [phone])).toEqual({ found: 1 });
  });

  it('the code does not sign in to an account that uses two steps, belongs to an employer or is suspended', async () => {
    const withApp = await signUpWorker(app);
    const employer = await signUpEmployer(app);
    const suspended = await signUpWorker(app);
    const jobId = await fixture.post();
    const phones: string[] = [];
    for (const one of [withApp, employer, suspended]) phones.push(await confirmPhone(app, one));
    await app.application.get(SQL).rows(TWO_STEPS, [withApp.id, app.application.clock.now()]);
    await app.application.get(SQL).rows(SUSPEND, [suspended.id, app.application.clock.now()]);
    const codes: string[] = [];
    for (const phone of phones) {
      const client = app.client();
      const { status, body } = await apply(client, jobId, { phone, code: await codeFor(phone) });
      codes.push(`${status} ${body.code}`);
      expect((await client.get('/api/auth/user')).status).toBe(401);
    }
    expect(codes).toEqual([
      '409 identity.sign_in_first',
      '409 identity.sign_in_first',
      '403 identity.suspended',
    ]);
  });

  it('the application fills in the missing data of a known person and does not request a role again', async () => {
    const person = await signUpReferrer(app);
    const phone = await confirmPhone(app, person);
    const client = app.client();
    expect((await apply(client, await fixture.post(), { phone, code: await codeFor(phone) })).status).toBe(
      201,
    );
    expect((await client.get('/api/auth/user')).body).toMatchObject({
      id: person.id,
      userType: 'worker',
      payRate: '$28/hour',
      firstName: 'Pat',
    });
  });

  it.each([
    ['name', { name: ' ' }],
    ['phone', { phone: '12' }],
    ['location', { location: '' }],
    ['skills', { skills: [] }],
    ['experience', { experience: '' }],
    ['payRate', { payRate: '' }],
    ['acceptTerms', { acceptTerms: false }],
    ['code', { code: '12' }],
  ])('the answer reports that %s is missing', async (path, body) => {
    const jobId = await fixture.post();
    const refused = await apply(app.client(), jobId, { phone: testPhone(), code: '123456', ...body });
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toContainEqual(expect.objectContaining({ path }));
  });

  it('the application is credited to the sharer of the link', async () => {
    const phone = testPhone();
    const jobId = await fixture.post();
    const code = await codeFor(phone);
    const path = `/api/jobs/${jobId}/apply?ref=${fixture.referrer.referralCode}`;
    const client = app.client();
    const answer = await client.post(path, { ...APPLICANT, phone, code });
    expect(answer.body).toMatchObject({ sourceCode: fixture.referrer.referralCode });
    expect((await client.get('/api/auth/user')).body.referredBy).toMatchObject({ id: fixture.referrer.id });
  });
});

describe('an account without email', () => {
  async function applicant() {
    const client = app.client();
    const phone = testPhone();
    const answer = await apply(client, await fixture.post(), { phone, code: await codeFor(phone) });
    return { client, phone, id: answer.body.workerId as string, referral: answer.body.id as string };
  }

  it('an account without email gets texts in place of emails', async () => {
    const { phone, referral } = await applicant();
    const before = (await textsTo(app, phone)).length;
    await fixture.employer.client.put(`/api/referrals/${referral}/status`, { status: 'contacted' });
    await app.settle();
    const texts = await textsTo(app, phone);
    expect(texts.length).toBeGreaterThan(before);
    expect(texts[0]).toContain('Framer');
  });

  it('an account changes its phone only with the code of the new one', async () => {
    const { client, phone } = await applicant();
    const other = testPhone();
    const refused = await client.put('/api/user-profile', { phone: other });
    expect(refused).toMatchObject({ status: 422, body: { code: 'identity.phone_signs_in' } });
    await confirmPhone(app, { client }, other);
    expect((await client.get('/api/auth/user')).body.phone).toBe(other);
    expect(other).not.toBe(phone);
  });

  it('an account adds its first email by a link, without a password', async () => {
    const { client } = await applicant();
    const email = `hector-${newId()}@example.com`;
    expect((await client.put('/api/auth/email', { email })).status).toBe(202);
    await app.settle();
    const { body: mails } = await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(email)}`);
    const token = /token=([\w-]+)/.exec(mails[0].body)?.[1];
    expect((await client.post('/api/auth/verify-email', { token })).status).toBe(204);
    expect((await client.get('/api/auth/user')).body).toMatchObject({ email });
    const again = await client.put('/api/auth/email', { email: `other-${email}` });
    expect(again).toMatchObject({ status: 400, body: { code: 'identity.password_needed' } });
  });

  it('an account is deleted by naming its phone, and gets a last text there', async () => {
    const { client, phone, referral } = await applicant();
    await fixture.employer.client.put(`/api/referrals/${referral}/status`, {
      status: 'rejected',
      notes: 'No',
    });
    const del = (body: object) => client.send('delete', '/api/auth/account', body);
    expect((await del({ confirmPhone: testPhone() })).status).toBe(422);
    expect((await del({ confirmPhone: phone, forfeit: true })).status).toBe(204);
    expect((await textsTo(app, phone))[0]).toContain('we deleted your account');
  });
});
