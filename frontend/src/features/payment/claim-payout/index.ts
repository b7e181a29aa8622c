export { ClaimPayoutDialog } from './ui/ClaimPayoutDialog.tsx';
export { ClaimStanding } from './ui/ClaimStanding.tsx';
