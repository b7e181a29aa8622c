export {
  useEmployerReferrals,
  useEmployerStatsQuery,
  useJobReferrals,
  useReferralQuery,
  type ReferralQueries,
  type SaidOfReport,
  useMyReferralsQuery,
} from './api/referral-api.ts';
export { mayBecome } from './model/may-become.ts';
export { inAll } from './model/in-all.ts';
export { nextPayout } from './model/next-payout.ts';
export { referrerFigures } from './model/referrer-figures.ts';
export { undoCharges, useRollBack } from './model/use-roll-back.ts';
export { useReportQuestion } from './ui/use-report-question.tsx';
export { useWorkedQuestion } from './ui/use-worked-question.tsx';
export { STATUS_STYLE } from './model/status-style.ts';
export { NudgeWorker } from './ui/NudgeWorker.tsx';
export { EarningsSplit } from './ui/EarningsSplit.tsx';
export { CrewBadge } from './ui/CrewBadge.tsx';
export { ReferralStatusBadge } from './ui/ReferralStatusBadge.tsx';
export { ReferralTimeline, TimelineWaiting } from './ui/ReferralTimeline.tsx';
export { useHappened, withCurrent, type HappenedItem } from './ui/use-happened.tsx';
export type { Referral } from '#contract/hiring/referral.ts';
export {
  hasInterview,
  HIRE_STEPS,
  isAt,
  isClosed,
  isPlainStatus,
  isReferralStatus,
  isRejected,
  isSuccessfulHire,
  OFFERABLE_STATUSES,
  PENDING_STATUSES,
  REFERRAL_STATUSES,
  REJECTED_STATUSES,
  statusesAt,
  SUCCESSFUL_HIRE_STATUSES,
  whoActs,
  type PlainStatus,
  type ReferralStatus,
  type TargetStatus,
  type RejectedStatus,
} from '#contract/hiring/vocabulary/referral-status.ts';
export type { EmployerStats } from '#contract/hiring/employer/employer-overview.ts';
