export { WaitlistConfirmPage as Page } from './ui/WaitlistConfirmPage.tsx';
