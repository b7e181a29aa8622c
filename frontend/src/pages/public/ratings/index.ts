export { RatingsPage as Page } from './ui/RatingsPage.tsx';
