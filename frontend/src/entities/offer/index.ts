export { offerDocumentPath, useOfferOfReferralQuery, useOfferQuoteQuery } from './model/offer-calls.ts';
export { useBenefitsWords } from './ui/use-benefits-words.ts';
export { OfferStatusBadge } from './ui/OfferStatusBadge.tsx';
