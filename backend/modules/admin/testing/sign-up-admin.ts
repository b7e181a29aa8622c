import { signUpReferrer, TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { MAKE_ADMIN } from '#modules/identity/index.ts';

/** Someone who is made an admin as the settings make one: that ends every session, so they sign in anew. */
export async function signUpAdmin(
  app: TestApplication,
  fields: Record<string, unknown> = {},
): Promise<SignedUp> {
  const person = await signUpReferrer(app, fields);
  const account = { email: person.email, password: TEST_PASSWORD, termsVersion: '2026-11-01' };
  await app.application.get(MAKE_ADMIN).run(account);
  await person.client.post('/api/auth/login', { email: person.email, password: TEST_PASSWORD });
  return person;
}
