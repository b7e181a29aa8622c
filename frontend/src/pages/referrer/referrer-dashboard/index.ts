export { ReferrerDashboardPage as Page } from './ui/ReferrerDashboardPage.tsx';
