export { PersonPage as Page } from './ui/PersonPage.tsx';
