import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const ACCESS_PASSWORD = 'the-yard-behind-the-mill';
let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ environment: { ACCESS_PASSWORD } });
});
afterAll(() => app.stop());

const enter = (client: HttpClient, password = ACCESS_PASSWORD) =>
  client.post('/api/access-gate', { password });
const isIn = async (client: HttpClient): Promise<boolean> =>
  (await client.get('/api/access-gate')).body.granted;

describe('the access gate', () => {
  it('the gate admits the right password and refuses any other', async () => {
    const client = app.client();
    expect(await isIn(client)).toBe(false);
    const wrong = await enter(client, 'the-yard');
    expect([wrong.status, wrong.body]).toEqual([403, { granted: false }]);
    expect(client.cookieHeader()).toBe('');
    const right = await enter(client);
    expect([right.status, right.body]).toEqual([200, { granted: true }]);
    expect(await isIn(client)).toBe(true);
    expect((await client.post('/api/access-gate', {})).status).toBe(400);
  });

  it('the pass lasts through sign-in and changes of role and password, and ends with the sign-out', async () => {
    const { email } = await signUpReferrer(app);
    const client = app.client();
    await enter(client);
    await client.post('/api/auth/login', { email, password: TEST_PASSWORD });
    expect(await isIn(client)).toBe(true);
    await client.put('/api/user/role', { userType: 'worker' });
    const passwords = { currentPassword: TEST_PASSWORD, newPassword: 'level-and-square-7' };
    await client.put('/api/auth/password', passwords);
    expect(await isIn(client)).toBe(true);
    await client.get('/api/logout');
    expect(await isIn(client)).toBe(false);
  });

  it('the gate also works after the sign-in, and leaves the session as it is', async () => {
    const { client, id } = await signUpReferrer(app);
    expect((await enter(client)).status).toBe(200);
    expect([await isIn(client), (await client.get('/api/auth/user')).body.id]).toEqual([true, id]);
  });

  it('the pass gives no other right', async () => {
    const client = app.client();
    await enter(client);
    for (const path of ['/api/auth/user', '/api/auth/sessions', '/api/my-jobs']) {
      expect((await client.get(path)).status).toBe(401);
    }
  });

  it('the gate refuses the page of another site', async () => {
    const answer = await app
      .client()
      .post('/api/access-gate', { password: ACCESS_PASSWORD }, { 'Sec-Fetch-Site': 'cross-site' });
    expect([answer.status, answer.body.code]).toEqual([403, 'http.cross_site']);
  });

  it('the gate counts only failures, even simultaneous ones, and then refuses the right password too', async () => {
    const other = await startTestApplication({ environment: { ACCESS_PASSWORD } });
    for (let times = 0; times < 12; times += 1) expect((await enter(other.client())).status).toBe(200);
    const tries = Array.from({ length: 14 }, (_unused, n) => enter(other.client(), `guess-${n}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const refused = await enter(other.client());
    await other.stop();
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  });
});
