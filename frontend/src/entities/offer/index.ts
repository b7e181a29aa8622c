export {
  offerDocumentPath,
  useAmendmentQuoteQuery,
  useOfferOfReferralQuery,
  useOfferQuoteQuery,
  useOfferTemplatesQuery,
} from './api/offer-api.ts';
export { BenefitsPicker } from './ui/BenefitsPicker.tsx';
export { MergeFieldChips } from './ui/MergeFieldChips.tsx';
export { MergedText } from './ui/MergedText.tsx';
export { useBenefitsLabel } from './ui/use-benefits-label.ts';
export { OfferTerms } from './ui/OfferTerms.tsx';
export type { LetterTerms } from './ui/use-term-lines.ts';
export { PaperOnlyBadge } from './ui/PaperOnlyBadge.tsx';
export { OfferStatusBadge } from './ui/OfferStatusBadge.tsx';
