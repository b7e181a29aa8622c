export { MarkMailed } from './ui/paper/MarkMailed.tsx';
export { OfferLetterDialog } from './ui/OfferLetterDialog.tsx';
