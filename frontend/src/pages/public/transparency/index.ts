export { TransparencyPage as Page } from './ui/TransparencyPage.tsx';
