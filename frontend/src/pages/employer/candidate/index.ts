export { CandidatePage as Page } from './ui/CandidatePage.tsx';
