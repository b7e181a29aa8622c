import { ENOUGH_PERCENT } from '#entities/worker/index.ts';

export type NextActionKind = 'profile' | 'apply' | 'certifications';

interface NextAction {
  readonly kind: NextActionKind;
  readonly priority: 'high' | 'medium' | 'low';
}

/** The worker's next best action (rules.md#next-action). */
export function nextAction(profilePercent: number, matches: number): NextAction {
  if (profilePercent < ENOUGH_PERCENT) return { kind: 'profile', priority: 'high' };
  if (matches > 0) return { kind: 'apply', priority: 'medium' };
  return { kind: 'certifications', priority: 'low' };
}
