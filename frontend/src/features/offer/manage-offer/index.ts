export { MarkMailed } from './ui/MarkMailed.tsx';
export { OfferLetterDialog } from './ui/OfferLetterDialog.tsx';
