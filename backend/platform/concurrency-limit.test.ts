import { expect, it } from 'vitest';
import { Unavailable } from '#kernel/unavailable.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

it('a few callers work, a few wait, and others are refused; a failed turn is free again', async () => {
  const limit = new ConcurrencyLimit(2, 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const order: string[] = [];
  const take = (name: string): Promise<unknown> =>
    limit.take(async () => {
      order.push(name);
      await promise;
    });
  const waiting = [take('first'), take('second'), take('third')];
  await expect(take('fourth')).rejects.toBeInstanceOf(Unavailable);
  expect(order).toEqual(['first', 'second']);
  resolve();
  await Promise.all(waiting);
  expect(order).toEqual(['first', 'second', 'third']);
  await expect(limit.take(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await Promise.all([take('fifth'), take('sixth')]);
  expect(order).toHaveLength(5);
});
