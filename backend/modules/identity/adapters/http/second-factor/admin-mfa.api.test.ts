import { afterAll, beforeAll, expect, it } from 'vitest';
import { turnOnAuthenticator } from '#modules/identity/testing/authenticator.ts';
import { MAKE_ADMIN } from '#modules/identity/index.ts';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ROUTES } from '#platform/tokens.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ environment: { ADMIN_MFA: 'required' } });
});
afterAll(() => app.stop());

const BEFORE = [
  'DELETE /api/auth/factors/passkeys/:id',
  'DELETE /api/auth/factors/totp',
  'DELETE /api/auth/sessions/:id',
  'GET /api/auth/factors',
  'GET /api/auth/sessions',
  'GET /api/auth/step-up',
  'GET /api/auth/user',
  'POST /api/auth/factors/code',
  'POST /api/auth/factors/passkeys',
  'POST /api/auth/factors/passkeys/options',
  'POST /api/auth/factors/recovery-codes',
  'POST /api/auth/factors/totp',
  'POST /api/auth/passkeys/options',
  'POST /api/auth/step-up',
  'PUT /api/auth/factors/totp',
];
const SOMETHING = '01890a5d-ac96-774b-bcce-b302099a8057';

it('an admin without a second step can do nothing but set it up', async () => {
  const { client } = await signUpAdmin(app);
  const routes = app.application.all(ROUTES).flat();
  const before = routes.filter(({ beforeSecondFactor }) => beforeSecondFactor);
  expect(before.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(BEFORE);
  const others = routes.filter(({ access, beforeSecondFactor }) => {
    return !beforeSecondFactor && (access === 'authenticated' || access === 'admin');
  });
  expect(others.length).toBeGreaterThan(100);
  for (const { method, path } of others) {
    const { status, body } = await client.send(method, path.replaceAll(/:\w+/g, SOMETHING));
    expect([method, path, status, body?.code]).toEqual([
      method,
      path,
      403,
      'identity.second_factor_required',
    ]);
  }
  expect((await client.get('/api/auth/factors')).body).toMatchObject({ isRequired: true });
});

it('an admin who has set it up works on, and signs in with it', async () => {
  const admin = await signUpAdmin(app);
  const phone = await turnOnAuthenticator(app, admin);
  expect((await admin.client.get('/api/admin/users')).status).toBe(200);
  const client = app.client();
  await client.post('/api/auth/login', { email: admin.email, password: TEST_PASSWORD });
  await client.post('/api/auth/factors/code', { code: await phone.code() });
  expect((await client.get('/api/admin/users')).status).toBe(200);
  await client.send('delete', '/api/auth/factors/totp', { code: await phone.code() });
  for (const session of [client, admin.client])
    expect((await session.get('/api/admin/users')).body.code).toBe('identity.second_factor_required');
});

it('an admin who has lost everything is let in with another password, without the app', async () => {
  const { client, ...admin } = await signUpAdmin(app);
  await turnOnAuthenticator(app, { client, id: admin.id });
  const account = { email: admin.email, password: 'level-and-square-7', termsVersion: '2026-11-01' };
  await app.application.get(MAKE_ADMIN).run(account);
  expect((await client.post('/api/auth/login', account)).status).toBe(200);
  expect((await client.get('/api/auth/factors')).body).toMatchObject({ authenticator: false });
});

it('a second step is optional for other accounts', async () => {
  const { client } = await signUpReferrer(app);
  expect((await client.get('/api/notifications')).status).toBe(200);
});
