export { WorkerSignupPage as Page } from './ui/WorkerSignupPage.tsx';
