export { useReferralDesk, type ReferralDesk } from './model/use-referral-desk.tsx';
export { Disposition } from './ui/Disposition.tsx';
export { ReferralBadges } from './ui/ReferralBadges.tsx';
