import type { Referral } from '#contract/hiring/referral.ts';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';

/** Whether the server allows this next step. No screen decides which status may follow another. */
export function mayBecome({ nextActions }: Pick<Referral, 'nextActions'>, status: ReferralStatus): boolean {
  return nextActions.some((next) => next.status === status);
}
