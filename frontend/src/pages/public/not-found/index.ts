export { NotFoundPage as Page } from './ui/NotFoundPage.tsx';
