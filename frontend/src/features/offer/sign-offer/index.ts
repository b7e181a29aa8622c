export { useOfferToSignQuery } from './model/sign-calls.ts';
export { offerState, timeLeft, type OfferState } from './model/offer-state.ts';
export { PaperRights } from './ui/PaperRights.tsx';
export { CounterOffer } from './ui/CounterOffer.tsx';
export { SignOfferForm } from './ui/SignOfferForm.tsx';
