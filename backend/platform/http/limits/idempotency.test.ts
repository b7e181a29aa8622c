import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CALL_EFFECTS, UNIT_OF_WORK } from '#platform/tokens.ts';
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

it('a call runs once, and the same key and body return its answer again', async () => {
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
])('the same key with %s is rejected', async (_what, change) => {
  const { idempotentCalls } = app.application;
  await idempotentCalls.once(call({ key: 'reused' }), async () => ({ status: 200 })).catch(() => undefined);
  const again = idempotentCalls.once(call({ key: 'reused', ...change }), async () => ({ status: 200 }));
  await expect(again).rejects.toMatchObject({ status: 409, code: 'http.idempotency_key_reused' });
});

it('only one of many parallel calls runs', async () => {
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

it('a failed call is forgotten, so that it can be retried', async () => {
  const { idempotentCalls } = app.application;
  const failing = idempotentCalls.once(call({ key: 'failing' }), () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  const answer = await idempotentCalls.once(call({ key: 'failing' }), async () => ({
    status: 200,
    body: 'ok',
  }));
  expect(answer.body).toBe('ok');
});

describe('a call whose process has died', () => {
  const LEASE = {
    name: 'test-lease',
    text: `update idempotent_calls set leased_until = leased_until - make_interval(secs => $2) where key = $1
      returning extract(epoch from leased_until - now())::float8 as seconds`,
  };
  const age = (key: string, seconds: number) =>
    app.application.sql.row<{ seconds: number }>(LEASE, [key, seconds]).then((row) => row?.seconds ?? 0);

  /** A call that never ends. */
  async function die(key: string): Promise<{ end: (answer: Answer) => void; ended: Promise<Answer> }> {
    let end: (answer: Answer) => void = () => undefined;
    const begun = Promise.withResolvers<undefined>();
    const ended = app.application.idempotentCalls.once(call({ key }), () => {
      begun.resolve(undefined);
      return new Promise((resolve) => (end = resolve));
    });
    await begun.promise;
    return { end: (answer) => end(answer), ended };
  }

  it('the call runs again within half a minute, and the late answer of the first run is discarded', async () => {
    const { idempotentCalls } = app.application;
    const { end, ended } = await die('died');
    const again = () =>
      idempotentCalls.once(call({ key: 'died' }), async () => ({ status: 200, body: 'new' }));
    await age('died', 10);
    await expect(again()).rejects.toMatchObject({ code: 'http.call_under_way' });
    await age('died', 11);
    const other = idempotentCalls.once(call({ key: 'died', body: 2 }), async () => ({ status: 200 }));
    await expect(other).rejects.toMatchObject({ code: 'http.idempotency_key_reused' });
    expect(await again()).toEqual({ status: 200, body: 'new' });
    end({ status: 200, body: 'late' });
    expect(await ended).toEqual({ status: 200, body: 'late' });
    expect(await again()).toEqual({ status: 200, body: 'new' });
  });

  it.each(['died', 'was refused'])('a retry reuses the effects of a call that %s', async (end) => {
    const { idempotentCalls } = app.application;
    const [effects, work] = [app.application.get(CALL_EFFECTS), app.application.get(UNIT_OF_WORK)];
    const key = `made and ${end}`;
    let count = 0;
    const make = () => work.transaction(() => effects.once(async () => `thing ${(count += 1)}`));
    const begun = Promise.withResolvers<undefined>();
    const first = idempotentCalls.once(call({ key }), async () => {
      await make();
      begun.resolve(undefined);
      if (end === 'died') await new Promise(() => undefined);
      throw new Error('no');
    });
    first.catch(() => undefined);
    await begun.promise;
    if (end === 'died') await age(key, 61);
    else await expect(first).rejects.toThrow('no');
    const again = await idempotentCalls.once(call({ key }), async () => ({
      status: 200,
      body: await make(),
    }));
    expect([again.body, count]).toEqual(['thing 1', 1]);
    const other = await idempotentCalls.once(call({ key: `${key}, another` }), async () => ({
      status: 200,
      body: await make(),
    }));
    expect(other.body).toBe('thing 2');
  });

  it('a slow call renews its lease and is not taken for dead', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { end, ended } = await die('long');
    expect(await age('long', 10)).toBeLessThan(16);
    await vi.advanceTimersByTimeAsync(6_000);
    await expect.poll(() => age('long', 0)).toBeGreaterThan(15);
    end({ status: 200 });
    await ended;
  });
});
