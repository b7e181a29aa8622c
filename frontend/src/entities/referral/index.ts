export {
  useCandidateProfileQuery,
  useEmployerReferrals,
  useEmployerStatsQuery,
  useJobReferrals,
  type ReferralPages,
} from './model/employer-calls.ts';
export { useMyReferralsQuery } from './model/referral-calls.ts';
export type { ReferralList } from './model/read-all.ts';
export { referrerFigures } from './model/referrer-figures.ts';
export { STATUS_LOOK, STATUS_ORDER } from './model/status-look.ts';
export { CrewBadge } from './ui/CrewBadge.tsx';
export { ReferralStatusBadge } from './ui/ReferralStatusBadge.tsx';
export { ReferralTimeline } from './ui/ReferralTimeline.tsx';
export type { Referral } from '../../../../backend/modules/hiring/contract/referral.ts';
export type { ReferralStatus } from '../../../../backend/modules/hiring/contract/referral-status.ts';
export type { EmployerStats } from '../../../../backend/modules/hiring/contract/employer-desk.ts';
