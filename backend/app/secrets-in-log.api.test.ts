import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenTo } from '../modules/identity/testing/account-mail.ts';
import { signUpReferrer, TEST_PASSWORD } from '../platform/testing/sign-up.ts';
import { startTestApplication, type TestApplication } from '../platform/testing/test-application.ts';
import { describeError } from './log.ts';

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
  const log = pino({ level: 'trace', serializers: { err: describeError } }, destination);
  app = await startTestApplication({ environment: { ACCESS_PASSWORD }, log });
});
afterAll(() => app.stop());

it('holds no password, no token of a link and no session id, whether a call succeeds, is refused or fails', async () => {
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
