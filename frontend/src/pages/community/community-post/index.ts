export { CommunityPostPage as Page } from './ui/CommunityPostPage.tsx';
