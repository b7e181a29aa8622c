export { AdminPanelPage as Page } from './ui/AdminPanelPage.tsx';
