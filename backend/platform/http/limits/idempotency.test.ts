import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import type { Answer } from '../routing/answer.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

function call(change: { key?: string; body?: unknown; call?: string } = {}): {
  userId: string;
  key: string;
  call: string;
  body: unknown;
} {
  return { userId, key: 'a-key', call: 'POST /api/pay', body: { amount: 1 }, ...change };
}

const userId = newId<'user'>();

it('runs a call once and repeats its answer for the same key and body', async () => {
  const { idempotentCalls } = app.application;
  let runs = 0;
  const run = async (): Promise<Answer> => ({ status: 201, body: { runs: (runs += 1) } });
  const first = await idempotentCalls.once(call(), run);
  const second = await idempotentCalls.once(call(), run);
  expect([runs, first, second]).toEqual([
    1,
    { status: 201, body: { runs: 1 } },
    { status: 201, body: { runs: 1 } },
  ]);
});

it.each([
  ['another body', { body: { amount: 2 } }],
  ['another call', { call: 'POST /api/other' }],
])('refuses the same key with %s', async (_what, change) => {
  const { idempotentCalls } = app.application;
  await idempotentCalls.once(call({ key: 'reused' }), async () => ({ status: 200 })).catch(() => undefined);
  const again = idempotentCalls.once(call({ key: 'reused', ...change }), async () => ({ status: 200 }));
  await expect(again).rejects.toMatchObject({ status: 409, code: 'http.idempotency_key_reused' });
});

it('lets one of many parallel calls run', async () => {
  const { idempotentCalls } = app.application;
  let runs = 0;
  const slow = async (): Promise<Answer> => {
    runs += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return { status: 200, body: {} };
  };
  const calls = Array.from({ length: 10 }, () => idempotentCalls.once(call({ key: 'parallel' }), slow));
  await Promise.allSettled(calls);
  expect(runs).toBe(1);
});

it('forgets a call that failed, so that it can be tried again', async () => {
  const { idempotentCalls } = app.application;
  const failing = idempotentCalls.once(call({ key: 'failing' }), () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  const answer = await idempotentCalls.once(call({ key: 'failing' }), async () => ({
    status: 200,
    body: 'ok',
  }));
  expect(answer.body).toBe('ok');
});
