export { EventsPage as Page } from './ui/EventsPage.tsx';
