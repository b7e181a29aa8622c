export { offerDocumentPath, useOfferOfReferralQuery, useOfferQuoteQuery } from './model/offer-calls.ts';
export { useBenefitsWords } from './ui/use-benefits-words.ts';
export { OfferTerms } from './ui/OfferTerms.tsx';
export { OfferStatusBadge } from './ui/OfferStatusBadge.tsx';
