export { VerifyEmailPage as Page } from './ui/VerifyEmailPage.tsx';
