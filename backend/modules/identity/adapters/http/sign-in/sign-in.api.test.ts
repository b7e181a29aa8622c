import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { comparable } from '#testing/fixtures/comparable-answer.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { PASSWORD_HASHER } from '../../identity.tokens.ts';

const DELETED = { name: 'test-delete', text: `update users set deleted_at = now() where id = $1` };
const SUSPENDED = {
  name: 'test-suspend',
  text: `update users set suspended_until = now() + interval '10 years' where id = $1`,
};

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const login = (to: TestApplication, email: string, password: string): Promise<HttpAnswer<Loose>> =>
  to.client().post('/api/auth/login', { email, password });

describe('a refused sign-in', () => {
  it('an unknown email, a deleted account and a wrong password get the same answer after the same work', async () => {
    const [known, deleted] = [await signUpReferrer(app), await signUpReferrer(app)];
    await app.application.sql.rows(DELETED, [deleted.id]);
    const matches = vi.spyOn(app.application.get(PASSWORD_HASHER), 'matches');
    const wrong = await login(app, known.email, 'not-the-password');
    const others = [
      await login(app, deleted.email, TEST_PASSWORD),
      await login(app, 'no@example.com', TEST_PASSWORD),
    ];
    const compared = matches.mock.calls.length;
    matches.mockRestore();
    expect(wrong.status).toBe(401);
    for (const other of others) expect(comparable(other)).toEqual(comparable(wrong));
    expect(compared).toBe(3);
  });

  it('a suspended person sees the reason and gets no session', async () => {
    const { id, email } = await signUpReferrer(app);
    await app.application.sql.rows(SUSPENDED, [id]);
    const answer = await login(app, email, TEST_PASSWORD);
    expect([answer.status, answer.body.code]).toEqual([403, 'identity.suspended']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('many sign-ins', () => {
  // Failures also count for the address, so other tests could not sign in from it.
  let guessed: TestApplication;
  beforeAll(async () => {
    guessed = await startTestApplication();
  });
  afterAll(() => guessed.stop());

  it('sign-ins are refused after ten failures, even if thirty come at the same moment', async () => {
    const { email } = await signUpReferrer(guessed);
    const guesses = Array.from({ length: 30 }, (_unused, n) => login(guessed, email, `guess-${n}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
    expect((await login(guessed, email, TEST_PASSWORD)).status).toBe(429);
  });
});

describe('the cookie of a session', () => {
  const cookieOf = async (to: TestApplication, headers: Record<string, string> = {}): Promise<string> => {
    const { email } = await signUpReferrer(app);
    const account = { email, password: TEST_PASSWORD };
    const answer = await to.client().post('/api/auth/login', account, headers);
    return answer.headers.getSetCookie().find((cookie) => cookie.includes('crewvine.sid=')) ?? 'none';
  };

  it('the cookie is hidden from scripts and not sent from other sites', async () => {
    const [value, ...attributes] = (await cookieOf(app)).split('; ');
    expect(value).toMatch(/^crewvine\.sid=[\w-]{20,}$/);
    const said = attributes.map((attribute) => attribute.toLowerCase());
    expect(said).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/']));
    expect(said.filter((attribute) => attribute.startsWith('domain'))).toEqual([]);
  });

  it('the cookie is bound to this host and sent only over https if the product uses https', async () => {
    const environment = { PUBLIC_URL: 'https://crewvine.test', TRUST_PROXY: '1' };
    const secure = await startTestApplication({ beside: app, environment });
    onTestFinished(() => secure.stop());
    const cookie = await cookieOf(secure, { 'X-Forwarded-Proto': 'https' });
    expect(cookie).toMatch(/^__Host-crewvine\.sid=/);
    expect(cookie.toLowerCase().split('; ')).toEqual(
      expect.arrayContaining(['secure', 'path=/', 'httponly']),
    );
  });
});

describe('the way back after the sign-in', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    String.raw`/\/evil.example`,
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    '/%2F%2Fevil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '%20//evil.example',
    '/%5Cevil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '@evil.example',
    '.evil.example',
    '/a&returnTo=//evil.example',
  ])('the destination %j stays on this site', async (asked) => {
    const answer = await app.client().get(`/api/login?returnTo=${asked.replaceAll('\\', '%5C')}`);
    expect(answer.status).toBe(302);
    const target = new URL(answer.headers.get('Location') ?? '', app.origin);
    expect([target.origin, target.pathname]).toEqual([app.origin, '/login']);
    const back = target.searchParams.get('returnTo') ?? '';
    expect(back).toMatch(/^\//);
    expect(new URL(back, app.origin).origin).toBe(app.origin);
  });
});

describe('a page of another site', () => {
  it.each([
    ['post', '/api/auth/login'],
    ['post', '/api/auth/signup'],
    ['post', '/api/employer-signup'],
    ['post', '/api/worker-signup'],
    ['put', '/api/user/role'],
    ['put', '/api/auth/user/role'],
  ] as const)('a page of another site cannot %s %s', async (method, path) => {
    const { client } = await signUpReferrer(app);
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }]) {
      const answer = await client[method](path, {}, headers);
      expect([answer.status, answer.body.code]).toEqual([403, 'http.cross_site']);
    }
  });
});
