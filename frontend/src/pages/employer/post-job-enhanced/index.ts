export { PostJobEnhancedPage as Page } from './ui/PostJobEnhancedPage.tsx';
