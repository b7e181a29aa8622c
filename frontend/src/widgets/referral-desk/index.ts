export { useReferralColumns } from './model/use-referral-columns.tsx';
export { useReferralDesk, type ReferralDesk } from './model/use-referral-desk.tsx';
export { Disposition } from './ui/Disposition.tsx';
export { ReferralBadges } from './ui/ReferralBadges.tsx';
export { ReferredBy } from './ui/ReferredBy.tsx';
export { WorkerCell } from './ui/WorkerCell.tsx';
