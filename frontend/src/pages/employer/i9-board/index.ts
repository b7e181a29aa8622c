export { I9BoardPage as Page } from './ui/I9BoardPage.tsx';
