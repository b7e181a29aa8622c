import type { Referral } from '#contract/hiring/referral.ts';
import {
  BEFORE_INTERVIEW_STATUSES,
  isSuccessfulHire,
  SUCCESSFUL_HIRE_STATUSES,
} from '#contract/hiring/vocabulary/referral-status.ts';

type Counted = Pick<Referral, 'status' | 'job'>;

export interface ReferrerFigures {
  readonly total: number;
  /** Submitted or contacted (rules.md#pending-counts). */
  readonly pending: number;
  /** Hired or completed. */
  readonly successful: number;
  readonly completed: number;
  /** Dollars: the bonuses of the successful ones (rules.md#successful-referral). */
  readonly earnings: number;
}

export function referrerFigures(referrals: readonly Counted[]): ReferrerFigures {
  const count = (...statuses: readonly Referral['status'][]): number =>
    referrals.filter(({ status }) => statuses.includes(status)).length;
  const cents = referrals
    .filter(({ status }) => isSuccessfulHire(status))
    .reduce((sum, { job }) => sum + Math.round(Number(job.referralBonus) * 100), 0);
  return {
    total: referrals.length,
    pending: count(...BEFORE_INTERVIEW_STATUSES),
    successful: count(...SUCCESSFUL_HIRE_STATUSES),
    completed: count('completed'),
    earnings: cents / 100,
  };
}
