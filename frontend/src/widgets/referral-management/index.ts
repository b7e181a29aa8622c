export { isEmployersTurn, nextMove } from './model/referral-management.ts';
export { useCrews } from './model/use-crews.ts';
export { useReferralColumns } from './model/use-referral-columns.tsx';
export { useReferralManagement, type ReferralManagement } from './model/use-referral-management.tsx';
export { Disposition } from './ui/Disposition.tsx';
export { ReferralBadges } from './ui/ReferralBadges.tsx';
export { ReferredBy } from './ui/ReferredBy.tsx';
export { WorkerCell } from './ui/WorkerCell.tsx';
