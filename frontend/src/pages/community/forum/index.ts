export { ForumPage as Page } from './ui/ForumPage.tsx';
