import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => app.stop());

const MANY = 200;

const tally = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );

const signIn = async (email: string, password: string, address: string): Promise<number> => {
  const headers = { 'X-Forwarded-For': address };
  return (await app.client().send('post', '/api/auth/login', { email, password }, headers)).status;
};

async function locksOf(address: string): Promise<object[]> {
  const { client } = await signUpAdmin(app);
  const { body } = await client.get<Loose[]>(`/api/admin/security-events?kind=address_locked&q=${address}`);
  return body.map(({ detail, person }) => ({ detail, person }));
}

it('200 right sign-ins at the same moment from one address succeed, and 200 wrong ones are stopped at a hundred', async () => {
  const people = await Promise.all(Array.from({ length: 40 }, () => signUpReferrer(app)));
  const emails = Array.from({ length: MANY }, (_, at) => people[at % people.length]?.email ?? '');
  const right = emails.map((email) => signIn(email, TEST_PASSWORD, '192.0.2.1'));
  expect(tally(await Promise.all(right))).toEqual({ 200: MANY });

  const strangers = Array.from({ length: MANY }, (_, at) => `nobody-${at}@example.com`);
  const wrong = strangers.map((email) => signIn(email, 'not-the-password', '192.0.2.1'));
  expect(tally(await Promise.all(wrong))).toEqual({ 401: 100, 429: 100 });
  expect(await signIn(emails[0] ?? '', TEST_PASSWORD, '192.0.2.1')).toBe(429);
  expect(await locksOf('192.0.2.1')).toEqual([{ detail: 'password', person: null }]);
  expect(await signIn(emails[0] ?? '', TEST_PASSWORD, '192.0.2.2')).toBe(200);
});

it('addresses of one IPv6 network count together', async () => {
  const { email } = await signUpReferrer(app);
  const wrong = Array.from({ length: 120 }, (_, at) =>
    signIn(`nobody-${at}@example.com`, 'not-the-password', `2001:db8:1:2::${at.toString(16)}`),
  );
  expect(tally(await Promise.all(wrong))).toEqual({ 401: 100, 429: 20 });
  expect(await signIn(email, TEST_PASSWORD, '2001:db8:1:2:ffff::1')).toBe(429);
  expect(await signIn(email, TEST_PASSWORD, '2001:db8:1:3::1')).toBe(200);
});
