export { EventReviewPage as Page } from './ui/EventReviewPage.tsx';
