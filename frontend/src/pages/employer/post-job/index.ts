export { PostJobPage as Page } from './ui/PostJobPage.tsx';
