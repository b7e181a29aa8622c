export { ForumPostPage as Page } from './ui/ForumPostPage.tsx';
