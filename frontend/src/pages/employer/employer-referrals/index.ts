export { EmployerReferralsPage as Page } from './ui/EmployerReferralsPage.tsx';
