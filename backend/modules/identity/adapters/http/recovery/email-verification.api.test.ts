import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, signUpWorker, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { mailsTo, resetToken, tokenTo, VERIFY_SUBJECT } from '#modules/identity/testing/account-mail.ts';

let app: TestApplication;
let addresses = 0;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const verify = (token: string, client: HttpClient = app.client()): Promise<HttpAnswer<Loose>> =>
  client.post('/api/auth/verify-email', { token });
const confirmedAt = async (client: HttpClient): Promise<string | null> =>
  (await client.get('/api/auth/user')).body.emailVerifiedAt;
const changeTo = (client: HttpClient, email: string, currentPassword = TEST_PASSWORD) =>
  client.put('/api/auth/email', { email, currentPassword });
const freshAddress = (): string => `new-${(addresses += 1)}@example.com`;

const GONE = { code: 'identity.link_expired', message: 'This link is invalid or has expired' };

describe('confirming an address', () => {
  it.each([
    ['a community member', signUpReferrer],
    ['an employer', signUpEmployer],
    ['a worker', signUpWorker],
  ])('signing up sends a confirmation email %s, and its link works for three days', async (_who, signUp) => {
    const { client, email } = await signUp(app);
    expect(await confirmedAt(client)).toBeNull();
    expect(await mailsTo(app, email)).toEqual([VERIFY_SUBJECT]);
    const token = await tokenTo(app, email, 'verify-email');
    await app.application.clock.advance(71.9);
    expect((await verify(token)).status).toBe(204);
    expect(await confirmedAt(client)).not.toBeNull();
    expect((await client.get('/api/auth/sessions')).body).toHaveLength(1);
  });

  it('the confirmation email is in the person’s language', async () => {
    const client = app.client();
    const email = freshAddress();
    const person = { email, password: TEST_PASSWORD, firstName: 'Ana', lastName: 'Núñez', acceptTerms: true };
    await client.post('/api/auth/signup', person, { 'Accept-Language': 'es' });
    expect(await mailsTo(app, email)).not.toEqual([VERIFY_SUBJECT]);
    expect(await tokenTo(app, email, 'verify-email')).toHaveLength(43);
  });

  it('a second click finds the address confirmed, and an invalid or expired link is refused', async () => {
    const { email } = await signUpReferrer(app);
    const token = await tokenTo(app, email, 'verify-email');
    expect([(await verify(token)).status, (await verify(token)).status]).toEqual([204, 204]);
    const late = await signUpReferrer(app);
    const lateToken = await tokenTo(app, late.email, 'verify-email');
    await app.application.clock.advance(72);
    for (const answer of [await verify('made-up'), await verify(token), await verify(lateToken)]) {
      expect([answer.status, answer.body]).toEqual([410, GONE]);
    }
  });

  it('expired links are deleted', async () => {
    const { email } = await signUpReferrer(app);
    await tokenTo(app, email, 'verify-email');
    await app.advance(72);
    const left = { name: 'test-tokens-left', text: `select 1 from account_tokens` };
    expect(await app.application.sql.rows(left)).toEqual([]);
  });
});

describe('asking for the mail again', () => {
  it('a new confirmation link replaces the first, and a confirmed address gets none', async () => {
    const { client, email } = await signUpReferrer(app);
    const first = await tokenTo(app, email, 'verify-email');
    expect((await client.post('/api/auth/resend-verification')).status).toBe(202);
    const second = await tokenTo(app, email, 'verify-email');
    expect([(await verify(first)).status, (await verify(second)).status]).toEqual([410, 204]);
    expect((await client.post('/api/auth/resend-verification')).status).toBe(202);
    expect(await mailsTo(app, email)).toHaveLength(2);
  });

  it('resending requires a session and is limited to five times an hour', async () => {
    expect((await app.client().post('/api/auth/resend-verification')).status).toBe(401);
    const { client } = await signUpReferrer(app);
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await client.post('/api/auth/resend-verification')).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('changing the address', () => {
  it('the address changes when the new one is confirmed; the old one is notified and other sessions end', async () => {
    const { client, email } = await signUpReferrer(app);
    const elsewhere = app.client();
    await elsewhere.post('/api/auth/login', { email, password: TEST_PASSWORD });
    const address = freshAddress();
    expect((await changeTo(client, address)).status).toBe(202);
    expect((await client.get('/api/auth/user')).body.email).toBe(email);
    expect((await verify(await tokenTo(app, address, 'verify-email'), client)).status).toBe(204);
    expect((await client.get('/api/auth/user')).body).toMatchObject({ email: address });
    expect(await confirmedAt(client)).not.toBeNull();
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
    expect((await mailsTo(app, email))[0]).toBe('Your email was changed');
    const old = await app.client().post('/api/auth/login', { email, password: TEST_PASSWORD });
    expect(old.status).toBe(401);
  });

  it('opening the link without a session ends all sessions', async () => {
    const { client } = await signUpReferrer(app);
    const address = freshAddress();
    await changeTo(client, address);
    await verify(await tokenTo(app, address, 'verify-email'));
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('a taken address gets the same answer and no email', async () => {
    const other = await signUpReferrer(app);
    const { client } = await signUpReferrer(app);
    const [taken, free] = [await changeTo(client, other.email), await changeTo(client, freshAddress())];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect(await mailsTo(app, other.email)).toEqual([VERIFY_SUBJECT]);
  });

  it('an address belongs to the first account that confirms it', async () => {
    const { client, email } = await signUpReferrer(app);
    const address = freshAddress();
    await changeTo(client, address);
    const token = await tokenTo(app, address, 'verify-email');
    await signUpReferrer(app, { email: address });
    const answer = await verify(token, client);
    expect([answer.status, answer.body.code]).toEqual([409, 'identity.email_taken']);
    expect((await client.get('/api/auth/user')).body.email).toBe(email);
  });

  it('changing the address requires the password', async () => {
    const { client, email } = await signUpReferrer(app);
    const answer = await changeTo(client, freshAddress(), 'not-my-password');
    expect([answer.status, answer.body]).toEqual([
      422,
      {
        code: 'identity.wrong_password',
        message: 'Your current password is incorrect',
        issues: [{ path: 'currentPassword', message: 'Your current password is incorrect' }],
      },
    ]);
    expect(await mailsTo(app, email)).toEqual([VERIFY_SUBJECT]);
    expect((await changeTo(app.client(), freshAddress())).status).toBe(401);
  });

  it('the address can be changed five times an hour, not counting typing errors', async () => {
    const { client } = await signUpReferrer(app);
    expect((await changeTo(client, 'not-an-address')).status).toBe(400);
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await changeTo(client, freshAddress())).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('a new password cancels a pending address change', async () => {
    const { client, email } = await signUpReferrer(app);
    const address = freshAddress();
    await changeTo(client, address);
    const pending = await tokenTo(app, address, 'verify-email');
    const password = 'level-and-square-7';
    await app.client().post('/api/auth/reset-password', { token: await resetToken(app, email), password });
    expect((await verify(pending)).status).toBe(410);
  });

  it('changing the address revokes password links sent to the old one', async () => {
    const { client, email } = await signUpReferrer(app);
    const old = await resetToken(app, email);
    const address = freshAddress();
    await changeTo(client, address);
    await verify(await tokenTo(app, address, 'verify-email'));
    const password = 'level-and-square-7';
    const answer = await app.client().post('/api/auth/reset-password', { token: old, password });
    expect(answer.status).toBe(410);
  });

  it.each([
    ['post', '/api/auth/verify-email'],
    ['post', '/api/auth/resend-verification'],
    ['put', '/api/auth/email'],
  ] as const)('%s %s refuses the page of another site', async (method, path) => {
    const { client } = await signUpReferrer(app);
    const answer = await client[method](path, {}, { 'Sec-Fetch-Site': 'cross-site' });
    expect([answer.status, answer.body.code]).toEqual([403, 'http.cross_site']);
  });
});
