import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpReferrer } from '../../../platform/testing/sign-up.ts';
import { startTestApplication, type TestApplication } from '../../../platform/testing/test-application.ts';
import { MAKE_ADMIN } from '../index.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const details = { email: 'chief@example.com', password: 'a-quiet-lighthouse', termsVersion: '2026-11-01' };

it('makes an admin who can sign in', async () => {
  await app.application.get(MAKE_ADMIN).run(details);
  const answer = await app.client().post('/api/auth/login', details);
  expect(answer.body).toMatchObject({ email: details.email, userType: 'admin' });
});

it('makes somebody with an account an admin, in open sessions too', async () => {
  const person = await signUpReferrer(app);
  await app.application.get(MAKE_ADMIN).run({ ...details, email: person.email });
  expect((await person.client.get('/api/auth/user')).body.userType).toBe('admin');
  const change = await person.client.put('/api/user/role', { userType: 'worker' });
  expect([change.status, change.body.code]).toEqual([409, 'identity.admin_fixed']);
});
