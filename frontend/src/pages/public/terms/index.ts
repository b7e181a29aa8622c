export { TermsPage as Page } from './ui/TermsPage.tsx';
