export { CommunitySearchPage as Page } from './ui/CommunitySearchPage.tsx';
