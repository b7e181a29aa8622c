export { MyEventsPage as Page } from './ui/MyEventsPage.tsx';
