export { JobPostingPage as Page } from './ui/JobPostingPage.tsx';
