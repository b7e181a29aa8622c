export { offerDocumentPath, useOfferOfReferralQuery, useOfferQuoteQuery } from './model/offer-calls.ts';
export { OfferStatusBadge } from './ui/OfferStatusBadge.tsx';
export type { OfferLetter } from '../../../../backend/modules/offers/contract/offer-letter.ts';
export type { OfferStatus } from '../../../../backend/modules/hiring/contract/offer-summary.ts';
