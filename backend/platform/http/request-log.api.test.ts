import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let lines: Record<string, unknown>[] = [];
const log = pino(
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  }),
);
let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ log, environment: { TRUST_PROXY: '1' } });
});
afterAll(() => app.stop());

it('a call has one log line: who called, from where, what, the result, and the duration', async () => {
  const { client, id } = await signUpReferrer(app);
  lines = [];
  const address = '203.0.113.77';
  const path = '/api/jobs/0198c1f0-0000-7000-8000-000000000001?token=secret';
  const { headers } = await client.get('/api/auth/user', { 'X-Forwarded-For': `10.0.0.9, ${address}` });
  await app.client().get(path, { 'X-Forwarded-For': address });
  expect(lines[0]).toEqual({
    pid: process.pid,
    hostname: expect.any(String),
    time: expect.any(Number),
    level: 30,
    requestId: headers.get('X-Request-Id'),
    method: 'GET',
    route: '/api/auth/user',
    status: 200,
    address,
    userId: id,
    ms: expect.any(Number),
    msg: 'request',
  });
  expect(lines[1]).toMatchObject({ route: '/api/jobs/:id', status: 404, address });
  expect(lines[1]).not.toHaveProperty('userId');
  expect(JSON.stringify(lines)).not.toMatch(/secret|0198c1f0/);
});

it.each([
  ['masked', '203.0.113.0'],
  ['off', undefined],
])('the log shows the address according to the setting: %s', async (LOG_ADDRESSES, address) => {
  const environment = { LOG_ADDRESSES, TRUST_PROXY: '1' };
  const other = await startTestApplication({ environment, log, beside: app });
  lines = [];
  await other.client().get('/healthz', { 'X-Forwarded-For': '203.0.113.77' });
  await other.stop();
  expect(lines.find(({ route }) => route === '/healthz')?.['address']).toBe(address);
});
