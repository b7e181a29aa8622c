export { CalendarFeed } from './ui/CalendarFeed.tsx';
