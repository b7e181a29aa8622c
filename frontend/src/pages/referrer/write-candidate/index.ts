export { WriteCandidatePage as Page } from './ui/WriteCandidatePage.tsx';
