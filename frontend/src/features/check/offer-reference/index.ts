export { OfferReferences } from './ui/OfferReferences.tsx';
