export { offerDocumentPath, useOfferOfReferralQuery, useOfferQuoteQuery } from './model/offer-calls.ts';
export { OfferStatusBadge } from './ui/OfferStatusBadge.tsx';
