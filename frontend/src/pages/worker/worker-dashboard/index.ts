export { WorkerDashboardPage as Page } from './ui/WorkerDashboardPage.tsx';
