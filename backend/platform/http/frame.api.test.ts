import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

describe('the frame around every call', () => {
  it('answers unknown addresses with JSON and other methods with the allowed ones', async () => {
    const unknown = await app.client().get('/api/nothing-here');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'http.not_found']);
    const method = await app.client().delete('/api/auth/login');
    expect([method.status, method.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('says of every known path which methods it has', async () => {
    const { body } = await app.client().get('/api/openapi.json');
    const paths = Object.entries<object>(body.paths);
    expect(paths.length).toBeGreaterThan(100);
    const methodsOf = (address: string): string[] =>
      paths
        .filter(([path]) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address))
        .flatMap(([, calls]) => Object.keys(calls).map((method) => method.toUpperCase()));
    for (const [path] of paths) {
      const address = path.replace(/\{\w+\}/g, 'x');
      const allowed = methodsOf(address);
      const other = ['DELETE', 'PATCH', 'PUT', 'POST', 'GET'].find((method) => !allowed.includes(method));
      const answer = await app.client().send(other ?? 'OPTIONS', address);
      const said = answer.headers.get('Allow')?.split(', ').toSorted();
      expect([answer.status, answer.body.code, said], path).toEqual([
        405,
        'http.method_not_allowed',
        [...new Set(allowed)].toSorted(),
      ]);
    }
  });

  it('takes a request id over, or makes one', async () => {
    const given = await app.client().get('/healthz', { 'X-Request-Id': 'abcdef-123456' });
    expect(given.headers.get('X-Request-Id')).toBe('abcdef-123456');
    const strange = await app.client().get('/healthz', { 'X-Request-Id': '<script>' });
    expect(strange.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
  });

  it('keeps personal answers out of every cache and revalidates public ones', async () => {
    const { client } = await signUpReferrer(app);
    expect((await client.get('/api/auth/user')).headers.get('Cache-Control')).toBe('private, no-store');
    const first = await app.client().get('/api/openapi.json');
    const etag = first.headers.get('ETag') ?? '';
    const again = await app.client().get('/api/openapi.json', {
      'If-None-Match': etag,
      'Cache-Control': 'max-age=0',
    });
    expect([etag === '', again.status]).toEqual([false, 304]);
  });

  it('names the time of a clock that was moved on, and keeps the real date, by which browsers end cookies', async () => {
    await app.advance(48);
    const { headers } = await app.client().get('/api/job-packages');
    const hoursAhead = (name: string): number =>
      Math.abs(Math.round((Date.parse(headers.get(name) ?? '') - Date.now()) / 3_600_000));
    expect([hoursAhead('Date'), hoursAhead('X-Moved-Date')]).toEqual([0, 48]);
  });

  it('describes every mounted call as OpenAPI 3.1', async () => {
    const { body } = await app.client().get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(
      body.paths['/api/auth/login'].post.requestBody.content['application/json'].schema.required,
    ).toContain('email');
    expect((await app.client().get('/api/docs')).body).toContain('/api/auth/login');
  });

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.test' }, 403],
    [{ Origin: 'http://evil.example' }, 403],
    [{ Origin: 'http://crewvine.test' }, 401],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' }, 401],
    [{}, 401],
  ])('with %j answers an unsafe call %i', async (headers, status) => {
    const login = { email: 'a@example.com', password: 'something-wrong' };
    const answer = await app.client().post('/api/auth/login', login, headers);
    expect(answer.status).toBe(status);
  });

  it('is alive and ready', async () => {
    expect((await app.client().get('/healthz')).status).toBe(200);
    expect((await app.client().get('/readyz')).body).toEqual({ status: 'ready' });
  });
});

describe('headers of every answer', () => {
  it.each(['/healthz', '/api/nothing-here', '/api/jobs'])(
    '%s says how a browser may treat it',
    async (path) => {
      const { headers } = await app.client().get(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('X-Powered-By')).toBeNull();
    },
  );
});
