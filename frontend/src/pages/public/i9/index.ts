export { I9Page as Page } from './ui/I9Page.tsx';
