export { NotificationPreferencesPage as Page } from './ui/NotificationPreferencesPage.tsx';
