export { CommunityPage as Page } from './ui/CommunityPage.tsx';
