export { JobsPage as Page } from './ui/JobsPage.tsx';
