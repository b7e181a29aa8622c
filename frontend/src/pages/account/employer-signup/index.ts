export { EmployerSignupPage as Page } from './ui/EmployerSignupPage.tsx';
