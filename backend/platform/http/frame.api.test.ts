import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { realTime } from '#testing/fixtures/time/real-time.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

describe('HTTP handling around every call', () => {
  it('an unknown address gives 404 as JSON, and another method gives 405 with the allowed ones', async () => {
    const unknown = await app.client().get('/api/nothing-here');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'http.not_found']);
    const method = await app.client().delete('/api/auth/login');
    expect([method.status, method.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('every known path lists its methods in a 405', async () => {
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

  it('a request ID comes from our own proxy; all other requests get a new one', async () => {
    const idOf = async (from: TestApplication, given: string) =>
      (await from.client().get('/healthz', { 'X-Request-Id': given })).headers.get('X-Request-Id');
    expect(await idOf(app, 'abcdef-123456')).toMatch(/^[\da-f-]{36}$/);
    const behind = await startTestApplication({ environment: { TRUST_PROXY: '1' }, beside: app });
    expect(await idOf(behind, 'abcdef-123456')).toBe('abcdef-123456');
    expect(await idOf(behind, '<script>')).toMatch(/^[\da-f-]{36}$/);
    await behind.stop();
  });

  it.each([
    '/%ff.js',
    '/%',
    '/%ff',
    '/a%2',
    '/%c0%ae%c0%ae/%c0%ae.js',
    '/api/jobs/%ff',
    '/assets/%e0%a4%a.js',
  ])('the badly encoded address %s gives 400', async (address) => {
    const answer = await app.client().get(address);
    expect([answer.status, answer.body.code]).toEqual([400, 'http.invalid_input']);
  });

  it.each(['/.vite/manifest.json', '/.env', '/%2evite/manifest.json', '/assets/..%2f.vite%2fmanifest.json'])(
    'the build file %s gives 404',
    async (address) => {
      const answer = await app.client().get(address);
      expect([answer.status, answer.body.code]).toEqual([404, 'http.not_found']);
    },
  );

  it('only our own pages may use a device’s location and camera, and no page anything else', async () => {
    const policy = (await app.client().get('/healthz')).headers.get('Permissions-Policy');
    expect(policy).toContain('camera=(self), ');
    expect(policy).toContain('microphone=(), ');
    expect(policy).toContain('geolocation=(self), ');
  });

  it('personal responses are never cached, and public ones are revalidated', async () => {
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

  it('a moved clock is in its own header, and the Date header stays real, because browsers expire cookies by it', async () => {
    const times = async () => {
      const { headers } = await app.client().get('/api/job-packages');
      return ['Date', 'X-Moved-Date'].map((name) => Date.parse(headers.get(name) ?? ''));
    };
    const [date = 0, moved = 0] = await times();
    await app.advance(48);
    const [dateAfter = 0, movedAfter = 0] = await times();
    const hours = (span: number): number => Math.round(Math.abs(span) / 3_600_000);
    expect([hours(date - realTime()), hours(dateAfter - date), hours(movedAfter - moved)]).toEqual([
      0, 0, 48,
    ]);
  });

  it('every mounted call is described as OpenAPI 3.1', async () => {
    const { body } = await app.client().get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(
      body.paths['/api/auth/login'].post.requestBody.content['application/json'].schema.required,
    ).toContain('email');
    expect((await app.client().get('/api/docs')).body).toContain('/api/auth/login');
  });

  it('the OpenAPI document repeats no long part, so that slow readers do not use up memory', async () => {
    const { body } = await app.client().get('/api/openapi.json');
    const text = JSON.stringify(body);
    expect(text.length).toBeLessThan(600_000);
    const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
    const named = [...new Set(references)].toSorted();
    expect(named).toEqual(Object.keys(body.components.schemas).toSorted());
  });

  describe.each(['/api/openapi.json', '/api/docs'])('%s', (path) => {
    it.each(['br', 'gzip', 'identity'])(
      'the document is sent whole in %s, and a client that has it gets 304',
      async (accepted) => {
        const headers = { 'Accept-Encoding': accepted, 'Cache-Control': 'max-age=0' };
        const first = await app.client().get(path, headers);
        const encoding = accepted === 'identity' ? null : accepted;
        // A response that is compressed for each caller would have no length.
        expect([first.headers.get('Content-Encoding'), first.headers.has('Content-Length')]).toEqual([
          encoding,
          true,
        ]);
        const etag = first.headers.get('ETag') ?? '';
        const again = await app.client().get(path, { ...headers, 'If-None-Match': etag });
        expect([etag.startsWith('W/'), again.status, again.headers.get('Vary')]).toEqual([
          true,
          304,
          'Accept-Encoding, Cookie',
        ]);
      },
    );
  });

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.test' }, 403],
    [{ Origin: 'http://evil.example' }, 403],
    [{ Origin: 'http://crewvine.test' }, 401],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' }, 401],
    [{}, 401],
  ])('an unsafe call with %j gives %i', async (headers, status) => {
    const login = { email: 'a@example.com', password: 'something-wrong' };
    const answer = await app.client().post('/api/auth/login', login, headers);
    expect(answer.status).toBe(status);
  });

  it('the health checks report alive and ready', async () => {
    expect((await app.client().get('/healthz')).status).toBe(200);
    expect((await app.client().get('/readyz')).body).toEqual({ status: 'ready' });
  });
});

describe('headers of every answer', () => {
  it.each(['/healthz', '/api/nothing-here', '/api/jobs'])(
    '%s has the headers that restrict browsers',
    async (path) => {
      const { headers } = await app.client().get(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('X-Powered-By')).toBeNull();
    },
  );
});
