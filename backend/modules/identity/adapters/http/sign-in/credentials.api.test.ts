import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { mailsTo, resetToken } from '#modules/identity/testing/account-mail.ts';

const NEW_PASSWORD = 'level-and-square-7';
const WITHOUT_PASSWORD = {
  name: 'test-without-password',
  text: `update users set password_hash = null where id = $1`,
};

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const change = (client: HttpClient, currentPassword = TEST_PASSWORD, newPassword = NEW_PASSWORD) =>
  client.put('/api/auth/password', { currentPassword, newPassword });
const signIn = async (email: string, password: string): Promise<number> =>
  (await app.client().post('/api/auth/login', { email, password })).status;

describe('changing the password', () => {
  it('changing the password gives this session a new ID, ends the others, and sends an email', async () => {
    const { client, email } = await signUpReferrer(app);
    const elsewhere = app.client();
    await elsewhere.post('/api/auth/login', { email, password: TEST_PASSWORD });
    const before = client.cookieHeader();
    const [session] = (await client.get('/api/auth/sessions')).body.filter(
      ({ isCurrent }: { isCurrent: boolean }) => isCurrent,
    );
    expect((await change(client)).status).toBe(204);
    expect(client.cookieHeader()).not.toBe(before);
    expect((await client.get('/api/auth/sessions')).body).toMatchObject([
      { id: session.id, isCurrent: true },
    ]);
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
    expect((await app.client().get('/api/auth/user', { Cookie: before })).status).toBe(401);
    expect([await signIn(email, TEST_PASSWORD), await signIn(email, NEW_PASSWORD)]).toEqual([401, 200]);
    expect(await mailsTo(app, email)).toContain('Your password was changed');
  });

  it('changing the password revokes pending password links', async () => {
    const { client, email } = await signUpReferrer(app);
    const token = await resetToken(app, email);
    await change(client);
    const late = await app.client().post('/api/auth/reset-password', { token, password: 'someone-elses-1' });
    expect(late.status).toBe(410);
  });

  it('a wrong current password and a common or short new one are refused and change nothing', async () => {
    const { client, email } = await signUpReferrer(app);
    const wrong = await change(client, 'not-my-password');
    expect([wrong.status, wrong.body]).toEqual([
      422,
      {
        code: 'identity.wrong_password',
        message: 'Your current password is incorrect',
        issues: [{ path: 'currentPassword', message: 'Your current password is incorrect' }],
      },
    ]);
    const common = await change(client, TEST_PASSWORD, 'password1');
    expect([common.status, common.body.code]).toEqual([400, 'identity.common_password']);
    expect((await change(client, TEST_PASSWORD, 'short')).status).toBe(400);
    expect(await signIn(email, TEST_PASSWORD)).toBe(200);
  });

  it('an account without a password must use the password link', async () => {
    const { client, id } = await signUpReferrer(app);
    await app.application.sql.rows(WITHOUT_PASSWORD, [id]);
    const answer = await change(client);
    expect([answer.status, answer.body.code]).toEqual([422, 'identity.no_password']);
    expect(answer.body.message).toContain('Forgot password?');
  });

  it('wrong tries count as failed sign-ins, and other refusals do not', async () => {
    const { client, email } = await signUpReferrer(app);
    for (let tries = 0; tries < 9; tries += 1) await change(client, `wrong-${tries}`);
    expect((await change(client, TEST_PASSWORD, 'password1')).status).toBe(400);
    expect((await change(client, 'wrong-again')).status).toBe(422);
    const refused = await change(client);
    expect([refused.status, await signIn(email, TEST_PASSWORD)]).toEqual([429, 429]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('one of several simultaneous changes succeeds', async () => {
    const { client, email } = await signUpReferrer(app);
    const passwords = [1, 2, 3, 4].map((n) => `${NEW_PASSWORD}-${n}`);
    const cookie = { Cookie: client.cookieHeader() };
    const answers = await Promise.all(
      passwords.map((newPassword) =>
        app.client().put('/api/auth/password', { currentPassword: TEST_PASSWORD, newPassword }, cookie),
      ),
    );
    const won = answers.map(({ status }) => status).indexOf(204);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await signIn(email, passwords[won] ?? '')).toBe(200);
  });

  it('changing the password requires a session and a page of our own', async () => {
    expect((await change(app.client())).status).toBe(401);
    const { client } = await signUpReferrer(app);
    const answer = await client.put('/api/auth/password', {}, { Origin: 'https://evil.example' });
    expect([answer.status, answer.body.code]).toEqual([403, 'http.cross_site']);
  });
});
