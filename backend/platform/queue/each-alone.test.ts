import { describe, expect, it } from 'vitest';
import { eachAlone } from '#kernel/tasks.ts';

describe('work on one after the other', () => {
  it('goes on after one that fails, and counts what was done', async () => {
    const seen: number[] = [];
    const done = await eachAlone([1, 2, 3, 4], async (item) => {
      seen.push(item);
      if (item === 2) throw new Error('a bad row');
      return item !== 4;
    });
    expect([seen, done]).toEqual([[1, 2, 3, 4], 2]);
  });

  it('fails with the first reason where nothing could be done', async () => {
    const work = (item: number): Promise<void> => Promise.reject(new Error(`no ${item}`));
    await expect(eachAlone([1, 2], work)).rejects.toThrow('no 1');
  });

  it('of nothing is done', async () => {
    expect(await eachAlone([], () => Promise.reject(new Error('no')))).toBe(0);
  });
});
