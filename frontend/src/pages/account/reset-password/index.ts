export { ResetPasswordPage as Page } from './ui/ResetPasswordPage.tsx';
