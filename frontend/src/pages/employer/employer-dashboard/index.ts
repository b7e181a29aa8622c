export { EmployerDashboardPage as Page } from './ui/EmployerDashboardPage.tsx';
