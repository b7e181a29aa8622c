import type { EmployerStats } from '#contract/hiring/employer/employer-overview.ts';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';

/** How many of an employer's referrals have one of the statuses. */
export function inAll(
  { byStatus }: Pick<EmployerStats, 'byStatus'>,
  statuses: readonly ReferralStatus[],
): number {
  return statuses.reduce((sum, status) => sum + byStatus[status], 0);
}
