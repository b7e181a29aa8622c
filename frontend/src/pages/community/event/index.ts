export { EventPage as Page } from './ui/EventPage.tsx';
