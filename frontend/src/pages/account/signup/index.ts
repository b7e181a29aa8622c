export { SignupPage as Page } from './ui/SignupPage.tsx';
