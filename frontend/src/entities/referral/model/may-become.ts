import type { Referral } from '#contract/hiring/referral.ts';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';

/** Whether the server offers this step next. No screen knows by itself which state may follow which. */
export function mayBecome({ nextActions }: Pick<Referral, 'nextActions'>, status: ReferralStatus): boolean {
  return nextActions.some((next) => next.status === status);
}
