export { AppEntryPage as Page } from './ui/AppEntryPage.tsx';
