export { ConfirmReferralPage as Page } from './ui/ConfirmReferralPage.tsx';
