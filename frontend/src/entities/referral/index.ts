export {
  useEmployerReferrals,
  useEmployerStatsQuery,
  useJobReferrals,
  useReferralQuery,
  type ReferralQueries,
} from './model/employer-calls.ts';
export { useMyReferralsQuery } from './model/referral-calls.ts';
export { mayBecome } from './model/may-become.ts';
export { referrerFigures } from './model/referrer-figures.ts';
export { STATUS_LOOK } from './model/status-look.ts';
export { CrewBadge } from './ui/CrewBadge.tsx';
export { ReferralStatusBadge } from './ui/ReferralStatusBadge.tsx';
export { ReferralTimeline } from './ui/ReferralTimeline.tsx';
export type { Referral } from '#contract/hiring/referral.ts';
export {
  HIRE_STEPS,
  isPlainStatus,
  isSuccessfulHire,
  PENDING_STATUSES,
  REFERRAL_STATUSES,
  SUCCESSFUL_HIRE_STATUSES,
  type PlainStatus,
  type ReferralStatus,
} from '#contract/hiring/vocabulary/referral-status.ts';
export type { EmployerStats } from '#contract/hiring/employer-overview.ts';
