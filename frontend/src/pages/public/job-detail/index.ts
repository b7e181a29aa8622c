export { JobDetailPage as Page } from './ui/JobDetailPage.tsx';
