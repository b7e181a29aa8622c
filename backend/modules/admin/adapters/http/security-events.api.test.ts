import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { signUpAdmin } from '../../testing/sign-up-admin.ts';

describe('the security events of all accounts', () => {
  let app: TestApplication;
  let admin: SignedUp;
  let person: SignedUp;

  beforeAll(async () => {
    app = await startTestApplication();
    admin = await signUpAdmin(app);
    person = await signUpReferrer(app);
    for (const email of [person.email, 'nobody@example.com'])
      await app.client().post('/api/auth/login', { email, password: 'not-the-password' });
    await admin.client.post('/api/auth/step-up', { password: TEST_PASSWORD });
    await admin.client.get('/api/admin/users.csv');
  });
  afterAll(() => app.stop());

  const found = async (query: string): Promise<Loose[]> => {
    const answer = await admin.client.get<Loose[]>(`/api/admin/security-events?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it('the list can be filtered by account', async () => {
    for (const query of [`userId=${person.id}`, `q=${encodeURIComponent(person.email.toUpperCase())}`]) {
      const events = await found(query);
      expect(events.map(({ kind }) => kind)).toEqual(['sign_in_failed', 'signed_in']);
      for (const event of events) expect(event.person).toMatchObject({ email: person.email });
    }
    expect(await found('q=nobody%40example.com')).toEqual([]);
  });

  it('the list can be filtered by kind, including events without an account', async () => {
    const failed = await found('kind=sign_in_failed');
    expect(failed.map((event) => event.person?.email ?? null)).toEqual([null, person.email]);
    expect(await found('kind=data_exported')).toMatchObject([
      { detail: 'users', person: { email: admin.email } },
    ]);
  });

  it('the list can be filtered by IP address', async () => {
    const [{ address }] = await found('limit=1');
    const all = await found('');
    expect(await found(`q=${encodeURIComponent(address)}`)).toEqual(
      all.filter((event) => event.address === address),
    );
    expect(await found('q=192.0.2.1')).toEqual([]);
  });

  it('only admins can read the list', async () => {
    expect((await app.client().get('/api/admin/security-events')).status).toBe(401);
    expect((await person.client.get('/api/admin/security-events')).status).toBe(403);
  });
});
