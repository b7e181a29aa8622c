import { describe, expect, it } from 'vitest';
import { nextAction } from './next-action.ts';

describe("the worker's next best action", () => {
  it.each([
    [60, 3, 'profile', 'high'],
    [79, 0, 'profile', 'high'],
    [80, 1, 'apply', 'medium'],
    [100, 0, 'certifications', 'low'],
  ] as const)(
    'the next action with %i percent and %i matches is %s (%s)',
    (percent, matches, kind, priority) => {
      expect(nextAction(percent, matches)).toEqual({ kind, priority });
    },
  );
});
