export { ClaimPayoutDialog } from './ui/ClaimPayoutDialog.tsx';
export { ClaimStatus } from './ui/ClaimStatus.tsx';
