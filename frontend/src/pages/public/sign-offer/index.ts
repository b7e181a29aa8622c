export { SignOfferPage as Page } from './ui/SignOfferPage.tsx';
