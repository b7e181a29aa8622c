import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { signUpAdmin } from '../../testing/sign-up-admin.ts';

describe('the security events of everybody', () => {
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

  it('are found by whose account it is', async () => {
    for (const query of [`userId=${person.id}`, `q=${encodeURIComponent(person.email.toUpperCase())}`]) {
      const events = await found(query);
      expect(events.map(({ kind }) => kind)).toEqual(['sign_in_failed', 'signed_in']);
      for (const event of events) expect(event.person).toMatchObject({ email: person.email });
    }
    expect(await found('q=nobody%40example.com')).toEqual([]);
  });

  it('are found by what happened, also where it happened to nobody', async () => {
    const failed = await found('kind=sign_in_failed');
    expect(failed.map((event) => event.person?.email ?? null)).toEqual([null, person.email]);
    expect(await found('kind=data_exported')).toMatchObject([
      { detail: 'users', person: { email: admin.email } },
    ]);
  });

  it('are found by where they came from', async () => {
    const [{ address }] = await found('limit=1');
    const all = await found('');
    expect(await found(`q=${encodeURIComponent(address)}`)).toEqual(
      all.filter((event) => event.address === address),
    );
    expect(await found('q=192.0.2.1')).toEqual([]);
  });

  it('are for admins alone', async () => {
    expect((await app.client().get('/api/admin/security-events')).status).toBe(401);
    expect((await person.client.get('/api/admin/security-events')).status).toBe(403);
  });
});
