import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

class Away extends Error {}

it('the breaker opens for half a minute after five failures in a row, but not after rejections', async () => {
  let now = 0;
  let asked = 0;
  const rules = { isOutage: (error: unknown) => error instanceof Away, refusal: () => new Away('resting') };
  const breaker = new CircuitBreaker({ now: () => new Date(now) }, rules);
  const fail = (error: Error) => () => {
    asked += 1;
    return Promise.reject(error);
  };
  for (let n = 0; n < 6; n += 1) await breaker.run(fail(new Error('no'))).catch(() => undefined);
  for (let n = 0; n < 6; n += 1) await breaker.run(fail(new Away('away'))).catch(() => undefined);
  expect(asked).toBe(11);
  await expect(breaker.run(async () => 'open')).rejects.toThrow('resting');
  now = 30_000;
  expect(await breaker.run(async () => 'open')).toBe('open');
});
