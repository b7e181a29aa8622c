import { expect, it } from 'vitest';
import { workerTier } from './worker-tier.ts';

it.each([
  [0, 'bronze'],
  [4, 'bronze'],
  [5, 'silver'],
  [9, 'silver'],
  [10, 'gold'],
  [14, 'gold'],
  [15, 'platinum'],
])('with %i applications a worker is %s', (applications, tier) => {
  expect(workerTier(applications)).toBe(tier);
});
