export { useOfferToSignQuery } from './api/sign-offer-api.ts';
export { isOnPaper, offerState, timeLeft, type OfferState } from './model/offer-state.ts';
export { PaperOnly } from './ui/PaperOnly.tsx';
export { PaperRights } from './ui/PaperRights.tsx';
export { CounterNews, CounterOffer } from './ui/CounterOffer.tsx';
export { SignOfferForm } from './ui/SignOfferForm.tsx';
