export { ReferenceCheckPage as Page } from './ui/ReferenceCheckPage.tsx';
