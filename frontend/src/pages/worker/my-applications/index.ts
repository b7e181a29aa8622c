export { MyApplicationsPage as Page } from './ui/MyApplicationsPage.tsx';
