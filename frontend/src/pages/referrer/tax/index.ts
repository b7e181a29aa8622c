export { TaxPage as Page } from './ui/TaxPage.tsx';
