export type NextActionKind = 'payouts' | 'jobs' | 'later' | 'invite';

export interface NextAction {
  readonly kind: NextActionKind;
  readonly priority: 'high' | 'medium' | 'low';
}

/** The referrer's next best action (rules.md#next-action). */
export function nextAction(payoutsReady: number, openJobs: number, referrals: number): NextAction {
  if (payoutsReady > 0) return { kind: 'payouts', priority: 'high' };
  if (openJobs > 0) return { kind: 'jobs', priority: 'medium' };
  // A user without referrals has nothing to track.
  return { kind: referrals > 0 ? 'later' : 'invite', priority: 'low' };
}
