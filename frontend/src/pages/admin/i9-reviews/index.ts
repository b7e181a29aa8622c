export { I9ReviewsPage as Page } from './ui/I9ReviewsPage.tsx';
