export { AdminDashboardPage as Page } from './ui/AdminDashboardPage.tsx';
