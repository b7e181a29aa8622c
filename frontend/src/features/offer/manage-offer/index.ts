export { OfferLetterDialog } from './ui/OfferLetterDialog.tsx';
