export { NotificationsPage as Page } from './ui/NotificationsPage.tsx';
