export { DevOutboxPage as Page } from './ui/DevOutboxPage.tsx';
