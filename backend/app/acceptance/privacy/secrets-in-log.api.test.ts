import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenTo } from '#modules/identity/testing/account-mail.ts';
import { describeError } from '#platform/described-error.ts';
import { referralOf } from '#testing/fixtures/referral-fixture.ts';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ownedThings } from '../../testing/ownership/owned-things.ts';

const ACCESS_PASSWORD = 'the-yard-behind-the-mill';
const NEXT_PASSWORD = 'level-and-square-7';
const LAST_PASSWORD = 'plumb-and-true-11';
const WRONG_PASSWORD = 'crooked-as-can-be-3';
const BREAK = { name: 'test-break', text: `alter table account_tokens rename to account_tokens_away` };
const MEND = { name: 'test-mend', text: `alter table account_tokens_away rename to account_tokens` };

let written = '';
let app: TestApplication;

beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const log = pino(
    { level: 'trace', serializers: { err: (error: unknown) => describeError(error) } },
    destination,
  );
  app = await startTestApplication({ byDay: true, environment: { ACCESS_PASSWORD }, log });
});
afterAll(() => app.stop());

it('the log has no password, link token, or session ID, whether a call succeeds or fails', async () => {
  const { client, email } = await signUpReferrer(app);
  const sessionIds = [client.cookieHeader()];
  const confirmation = await tokenTo(app, email, 'verify-email');
  await client.post('/api/auth/verify-email', { token: confirmation });
  await client.post('/api/auth/login', { email, password: WRONG_PASSWORD });
  await client.post('/api/auth/login', { email, password: TEST_PASSWORD });
  await client.put('/api/auth/password', { currentPassword: WRONG_PASSWORD, newPassword: NEXT_PASSWORD });
  await client.put('/api/auth/password', { currentPassword: TEST_PASSWORD, newPassword: NEXT_PASSWORD });
  sessionIds.push(client.cookieHeader());
  await client.put('/api/auth/email', { email: 'next@example.com', currentPassword: NEXT_PASSWORD });
  const change = await tokenTo(app, 'next@example.com', 'verify-email');
  await client.post('/api/auth/forgot-password', { email });
  const reset = await tokenTo(app, email, 'reset-password');
  await client.post('/api/access-gate', { password: WRONG_PASSWORD });
  await client.post('/api/access-gate', { password: ACCESS_PASSWORD });
  await client.get(`/reset-password?token=${reset}`);

  const { sql } = app.application;
  await sql.rows(BREAK);
  const failed = await client.post('/api/auth/reset-password', { token: reset, password: LAST_PASSWORD });
  await client.post('/api/auth/verify-email', { token: change });
  await sql.rows(MEND);
  await client.post('/api/auth/reset-password', { token: reset, password: LAST_PASSWORD });
  await client.post('/api/auth/verify-email', { token: `${change}"` });

  expect(failed.status).toBe(500);
  expect(written).toContain('unexpected error');
  expect(written).toContain('/api/auth/reset-password');
  const passwords = [TEST_PASSWORD, NEXT_PASSWORD, LAST_PASSWORD, WRONG_PASSWORD, ACCESS_PASSWORD];
  const ids = sessionIds.flatMap((cookies) => cookies.split('; ').map((one) => one.split('=')[1] ?? ''));
  const secrets = [...passwords, confirmation, change, reset, ...ids, email];
  expect(secrets.filter((secret) => secret.length < 10)).toEqual([]);
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
});

it('the log has no link token of hiring and no name or contact of a worker, whether a call succeeds or fails', async () => {
  const { ids, owner, referrer, worker } = await ownedThings(app);
  const tokens = ['confirmation', 'signing', 'consent', 'referenceLink'].map((name) => ids[name] ?? '');
  const [confirmation, signing, consent, reference] = tokens;
  const person = {
    workerName: 'Zebulon Quux',
    workerPhone: '+15125559876',
    workerEmail: 'zeb.quux@example.com',
  };
  const addresses = [
    `/api/referral-confirmation/${confirmation}`,
    `/confirm-referral/${confirmation}`,
    `/api/offer-letters/sign/${signing}`,
    `/api/offer-letters/${ids['letter']}/document?token=${signing}`,
    `/sign-offer/${signing}`,
    `//sign-offer/${signing}`,
    `/api/background-check-consent/${consent}`,
    `/api/background-check-consent/${consent}/document`,
    `/background-check-consent/${consent}`,
    `/api/reference-check/${reference}`,
    `/reference-check/${reference}`,
  ];
  const visitor = app.client();
  const askAll = async (): Promise<number[]> => {
    const statuses: number[] = [];
    for (const address of addresses) {
      const { status } = await visitor.get(address);
      // Pages need a built web client, which may not exist yet in a test run.
      if (address.startsWith('/api/')) statuses.push(status);
      await visitor.post(address, { accept: 'perhaps' });
    }
    await worker.post('/api/worker-applications', { token: confirmation });
    await referrer.post('/api/referrals', referralOf(ids['job'] ?? '', person));
    await owner.get(`/api/employer-referrals?q=${encodeURIComponent(person.workerName)}`);
    await visitor.get(`/api/jobs?q=${person.workerEmail}`);
    return statuses;
  };
  expect((await askAll()).filter((status) => status === 500)).toEqual([]);
  const { sql } = app.application;
  const away = ['referrals', 'offer_letters', 'background_check_consents', 'reference_checks'];
  for (const table of away)
    await sql.rows({ name: `test-away-${table}`, text: `alter table ${table} rename to ${table}_away` });
  expect((await askAll()).filter((status) => status === 500).length).toBeGreaterThan(4);
  for (const table of away)
    await sql.rows({ name: `test-back-${table}`, text: `alter table ${table}_away rename to ${table}` });
  const personal = ['Zebulon', '5125559876', 'zeb.quux', 'mia@example.com'];
  expect([...tokens, ...personal].filter((secret) => secret === '' || written.includes(secret))).toEqual([]);
});
