export { ClaimPayoutDialog } from './ui/ClaimPayoutDialog.tsx';
