export type NextActionKind = 'payouts' | 'jobs' | 'later';

export interface NextAction {
  readonly kind: NextActionKind;
  readonly priority: 'high' | 'medium' | 'low';
}

/** The referrer's next best action (document 2 §4.7). */
export function nextAction(payoutsReady: number, openJobs: number): NextAction {
  if (payoutsReady > 0) return { kind: 'payouts', priority: 'high' };
  if (openJobs > 0) return { kind: 'jobs', priority: 'medium' };
  return { kind: 'later', priority: 'low' };
}
