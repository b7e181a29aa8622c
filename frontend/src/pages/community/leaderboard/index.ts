export { LeaderboardPage as Page } from './ui/LeaderboardPage.tsx';
