export { OfferTemplatesPage as Page } from './ui/OfferTemplatesPage.tsx';
