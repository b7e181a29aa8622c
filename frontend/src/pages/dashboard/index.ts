export { DashboardPage as Page } from './ui/DashboardPage.tsx';
