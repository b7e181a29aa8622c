import { expect, it } from 'vitest';
import { runSeed } from './run-seed.ts';

it('a run without TEST_SEED always has the same seed and the written order of tests', () => {
  expect(runSeed('')).toEqual(runSeed(''));
  expect(runSeed('').shuffled).toBe(false);
});

it('a run with TEST_SEED has that seed and shuffles tests', () => {
  expect(runSeed('7')).toEqual({ seed: 7, shuffled: true });
});
