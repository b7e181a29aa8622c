import { expect, it } from 'vitest';
import { runSeed } from './run-seed.ts';

it('is the one that is asked for, else that of the commit, else any', () => {
  expect(runSeed('7', 'ffffffff')).toBe(7);
  expect(runSeed('', 'ffffffff')).toBe(0xfffffff);
  expect(runSeed('', '')).toBeGreaterThan(0);
});
