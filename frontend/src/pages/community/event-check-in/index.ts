export { EventCheckInPage as Page } from './ui/EventCheckInPage.tsx';
