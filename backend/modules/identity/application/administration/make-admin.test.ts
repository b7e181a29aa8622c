import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { MAKE_ADMIN } from '../../index.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const details = { email: 'chief@example.com', password: 'a-quiet-lighthouse', termsVersion: '2026-11-01' };

it('the call makes an admin who can sign in', async () => {
  await app.application.get(MAKE_ADMIN).run(details);
  const answer = await app.client().post('/api/auth/login', details);
  expect(answer.body).toMatchObject({ email: details.email, userType: 'admin' });
});

it('the call makes an existing account an admin and ends its sessions', async () => {
  const person = await signUpReferrer(app);
  await app.application.get(MAKE_ADMIN).run({ ...details, email: person.email });
  expect((await person.client.get('/api/auth/user')).status).toBe(401);
  const { client, email } = person;
  expect((await client.post('/api/auth/login', { email, password: TEST_PASSWORD })).status).toBe(401);
  const admin = await client.post('/api/auth/login', { email, password: details.password });
  expect(admin.body).toMatchObject({ userType: 'admin', emailVerifiedAt: expect.any(String) });
  const change = await client.put('/api/user/role', { userType: 'worker' });
  expect([change.status, change.body.code]).toEqual([409, 'identity.admin_fixed']);
});

it('an active admin stays as they are, and an inactive one gets the new password', async () => {
  const chief = { ...details, email: 'second@example.com' };
  const client = app.client();
  await app.application.get(MAKE_ADMIN).run(chief);
  await client.post('/api/auth/login', chief);
  await app.application.get(MAKE_ADMIN).run(chief);
  expect((await client.get('/api/auth/user')).status).toBe(200);
  await app.application.get(MAKE_ADMIN).run({ ...chief, password: 'another-lighthouse' });
  expect((await client.get('/api/auth/user')).status).toBe(401);
});
