import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '#platform/tokens.ts';
import { signUpWorker, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const MEGABYTE = 1024 * 1024;
const PIECE = Buffer.alloc(MEGABYTE, ' ');

describe('a body that is rejected during the upload', () => {
  let app: TestApplication;
  let worker: SignedUp;
  beforeAll(async () => {
    app = await startTestApplication();
    worker = await signUpWorker(app);
  });
  afterAll(() => app.stop());

  interface Upload {
    readonly method?: string;
    readonly path: string;
    readonly megabytes: number;
    readonly headers: Readonly<Record<string, string>>;
  }

  /** Sends everything regardless of the answer, and reads the answer at the end. */
  async function upload({ method = 'POST', path, megabytes, headers }: Upload) {
    const call = request(`${app.origin}${path}`, { method, headers });
    const [answered, closed] = [once(call, 'response'), once(call, 'close')];
    // After an answer, Node's request no longer emits `drain`.
    for (let sent = 0; sent < megabytes; sent += 1) call.write(PIECE);
    call.end();
    const [answer] = (await answered) as [IncomingMessage];
    const body = (await json(answer)) as { code?: string };
    await closed;
    return { status: answer.statusCode, code: body.code, isSent: call.writableFinished };
  }

  const lengths = (megabytes: number) =>
    [
      ['of a known length', { 'Content-Length': String(megabytes * MEGABYTE) }],
      ['in pieces', { 'Transfer-Encoding': 'chunked' }],
    ] as const;
  const connections = [{ Connection: 'close' }, { Connection: 'keep-alive' }];
  const kinds = (megabytes: number) =>
    lengths(megabytes).flatMap(([kind, length]) =>
      connections.map((connection) => [kind, connection.Connection, { ...length, ...connection }] as const),
    );

  it.each(kinds(9))('a picture of 9 MB %s (%s) gives 413', async (_kind, _connection, headers) => {
    const cookie = { Cookie: worker.client.cookieHeader() };
    const path = '/api/images';
    const sent = { ...headers, ...cookie, 'Content-Type': 'image/png' };
    expect(await upload({ path, megabytes: 9, headers: sent })).toMatchObject({
      status: 413,
      code: 'http.too_large',
      isSent: true,
    });
  });

  it.each(kinds(9))('JSON of 9 MB %s (%s) gives 413', async (_kind, _connection, headers) => {
    const sent = { ...headers, 'Content-Type': 'application/json' };
    expect(await upload({ path: '/api/auth/login', megabytes: 9, headers: sent })).toMatchObject({
      status: 413,
      code: 'http.too_large',
      isSent: true,
    });
  });

  it('every call with a body gives an error', { timeout: 120_000 }, async () => {
    const calls = app.application
      .all(ROUTES)
      .flat()
      .filter(({ method }) => method !== 'get')
      .map(({ method, path }) => ({ method: method.toUpperCase(), path: path.replaceAll(/:\w+/g, 'x') }));
    const headers = {
      'Transfer-Encoding': 'chunked',
      'Content-Type': 'application/json',
      Connection: 'close',
    };
    expect(calls.length).toBeGreaterThan(100);
    for (const call of calls) {
      const { status } = await upload({ ...call, megabytes: 6, headers });
      expect(status, `${call.method} ${call.path}`).toBeGreaterThanOrEqual(400);
    }
  });

  it('an endless body is cut off', async () => {
    const headers = { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/json' };
    const call = { path: '/api/auth/login', megabytes: 200, headers };
    await expect(upload(call)).rejects.toThrow(/ECONNRESET|EPIPE/);
  });
});
