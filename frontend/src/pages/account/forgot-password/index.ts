export { ForgotPasswordPage as Page } from './ui/ForgotPasswordPage.tsx';
