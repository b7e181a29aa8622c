export { CommunityBoardPage as Page } from './ui/CommunityBoardPage.tsx';
