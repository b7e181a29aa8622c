import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeNow, turnOnAuthenticator } from '#modules/identity/testing/authenticator.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

async function withFactor() {
  const person = await signUpReferrer(app);
  return { person, app: await turnOnAuthenticator(app, person) };
}

/** Someone whose password was right. */
async function half(email: string): Promise<HttpClient> {
  const client = app.client();
  const answer = await client.post('/api/auth/login', { email, password: TEST_PASSWORD });
  expect([answer.status, answer.body]).toEqual([202, { waitsFor: 'second_factor' }]);
  return client;
}

const enter = (client: HttpClient, code: string) => client.post('/api/auth/factors/code', { code });

describe('an authenticator app', () => {
  it('an authenticator app requires nothing before its first code was typed', async () => {
    const { client, email } = await signUpReferrer(app);
    const set = await client.post('/api/auth/factors/totp');
    expect(set.body).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(encodeURIComponent(email)),
      picture: { path: expect.stringMatching(/^M/) },
    });
    const wrong = await client.put('/api/auth/factors/totp', { code: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'identity.wrong_code']);
    const signIn = await app.client().post('/api/auth/login', { email, password: TEST_PASSWORD });
    expect(signIn.status).toBe(200);
  });

  it('setting up the app gives ten recovery codes, ends the other sessions and leaves this one open', async () => {
    const { client, email, id } = await signUpReferrer(app);
    const other = app.client();
    await other.post('/api/auth/login', { email, password: TEST_PASSWORD });
    const { recoveryCodes } = await turnOnAuthenticator(app, { client, id });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect([(await other.get('/api/auth/user')).status, (await client.get('/api/auth/user')).status]).toEqual(
      [401, 200],
    );
    expect((await client.get('/api/auth/factors')).body).toEqual({
      authenticator: true,
      recoveryCodesLeft: 10,
      hasPassword: true,
      passkeys: [],
      isRequired: false,
    });
    const again = await client.post('/api/auth/factors/totp');
    expect([again.status, again.body.code]).toEqual([409, 'identity.second_factor_on']);
  });

  it('the app’s secret is stored encrypted, and the recovery codes as hashes', async () => {
    const { client, id } = await signUpReferrer(app);
    const { secret } = (await client.post('/api/auth/factors/totp')).body;
    const { codes } = (await client.put('/api/auth/factors/totp', { code: codeNow(secret) })).body;
    const kept = await app.application.sql.rows(
      {
        name: 'test-kept-factors',
        text: `select a::text as row from authenticator_apps a where user_id = $1
          union all select c::text from recovery_codes c where user_id = $1`,
      },
      [id],
    );
    const text = JSON.stringify(kept);
    expect(kept).toHaveLength(11);
    for (const plain of [secret, ...codes]) {
      expect(text).not.toContain(plain);
      expect(text).not.toContain(plain.replace('-', ''));
    }
  });
});

describe('a sign-in with a second step', () => {
  it('a sign-in has no session before the right code', async () => {
    const { person, app: phone } = await withFactor();
    const client = await half(person.email);
    expect(client.cookieHeader()).not.toContain('crewvine.sid');
    for (const call of ['/api/auth/user', '/api/auth/sessions', '/api/notifications'])
      expect((await client.get(call)).status).toBe(401);
    expect((await enter(client, '000000')).body.code).toBe('identity.wrong_code');
    expect((await client.get('/api/auth/user')).status).toBe(401);
    const answer = await enter(client, await phone.code());
    expect([answer.status, answer.body.email]).toEqual([200, person.email]);
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect((await enter(client, await phone.code())).status).toBe(410);
  });

  it('a code counts once, even at the same moment', async () => {
    const { person, app: phone } = await withFactor();
    const code = await phone.code();
    const clients = await Promise.all([half(person.email), half(person.email), half(person.email)]);
    const answers = await Promise.all(clients.map((client) => enter(client, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  it('a recovery code counts once, in any spelling', async () => {
    const { person, app: phone } = await withFactor();
    const [first = '', second = ''] = phone.recoveryCodes;
    const client = await half(person.email);
    expect((await enter(client, first.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await client.get('/api/auth/factors')).body.recoveryCodesLeft).toBe(9);
    const other = await half(person.email);
    expect((await enter(other, first)).status).toBe(422);
    expect((await enter(other, second)).status).toBe(200);
  });

  it('the right code is refused after five wrong ones', async () => {
    const { person, app: phone } = await withFactor();
    const client = await half(person.email);
    for (let tries = 0; tries < 5; tries += 1) expect((await enter(client, '000000')).status).toBe(422);
    expect((await enter(client, await phone.code())).status).toBe(429);
    expect((await enter(await half(person.email), await phone.code())).status).toBe(429);
  });

  it('a waiting sign-in ends if the password has changed, and a code without one is refused', async () => {
    const { person, app: phone } = await withFactor();
    const client = await half(person.email);
    const passwords = { currentPassword: TEST_PASSWORD, newPassword: 'level-and-square-7' };
    expect((await person.client.put('/api/auth/password', passwords)).status).toBe(204);
    const answer = await enter(client, await phone.code());
    expect([answer.status, answer.body.code]).toEqual([410, 'identity.sign_in_again']);
    expect((await enter(app.client(), await phone.code())).status).toBe(410);
  });
});

describe('the end of a second step', () => {
  it('ending the second step requires a code, and the password is enough from then on', async () => {
    const { person, app: phone } = await withFactor();
    const { client, email } = person;
    const refused = await client.send('delete', '/api/auth/factors/totp', { code: '000000' });
    expect([refused.status, refused.body.code]).toEqual([422, 'identity.wrong_code']);
    expect((await client.send('delete', '/api/auth/factors/totp', { code: await phone.code() })).status).toBe(
      204,
    );
    expect((await client.get('/api/auth/factors')).body).toMatchObject({
      authenticator: false,
      recoveryCodesLeft: 0,
    });
    expect((await app.client().post('/api/auth/login', { email, password: TEST_PASSWORD })).status).toBe(200);
  });

  it('new recovery codes replace the old ones', async () => {
    const { person, app: phone } = await withFactor();
    const renewed = await person.client.post('/api/auth/factors/recovery-codes');
    expect(renewed.body.codes).toHaveLength(10);
    const client = await half(person.email);
    expect((await enter(client, phone.recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await enter(client, renewed.body.codes[0])).status).toBe(200);
  });
});
