import { describe, expect, it } from 'vitest';
import { eachAlone } from '#kernel/tasks.ts';

describe('work on each item', () => {
  it('work continues after a failed item, and the result counts the completed ones', async () => {
    const seen: number[] = [];
    const done = await eachAlone([1, 2, 3, 4], async (item) => {
      seen.push(item);
      if (item === 2) throw new Error('a bad row');
      return item !== 4;
    });
    expect([seen, done]).toEqual([[1, 2, 3, 4], 2]);
  });

  it('the first error is thrown if no item succeeds', async () => {
    const work = (item: number): Promise<void> => Promise.reject(new Error(`no ${item}`));
    await expect(eachAlone([1, 2], work)).rejects.toThrow('no 1');
  });

  it('an empty list gives 0', async () => {
    expect(await eachAlone([], () => Promise.reject(new Error('no')))).toBe(0);
  });
});
