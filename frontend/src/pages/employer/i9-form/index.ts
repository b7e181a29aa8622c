export { I9FormPage as Page } from './ui/I9FormPage.tsx';
