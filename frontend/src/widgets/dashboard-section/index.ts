export { DashboardSection } from './DashboardSection.tsx';
