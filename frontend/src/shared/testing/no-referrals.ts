import type { EmployerStats } from '#contract/hiring/employer/employer-overview.ts';

/** An employer without a referral in any status. */
export const NO_REFERRALS: EmployerStats['byStatus'] = {
  submitted: 0,
  contacted: 0,
  interviewing: 0,
  offer_sent: 0,
  offer_signed: 0,
  hired: 0,
  completed: 0,
  rejected: 0,
};
