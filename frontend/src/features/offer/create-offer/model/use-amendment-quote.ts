import { skipToken } from '@reduxjs/toolkit/query';
import type { AmendmentQuote } from '#contract/offers/changing/amend-offer.ts';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import { useAmendmentQuoteQuery } from '#entities/offer/index.ts';
import { typedQuote, useTypedTerms, type TypedQuote } from './typed-quote.ts';

export type DifferenceQuote = TypedQuote<AmendmentQuote>;

/** The cost or refund of the change as it is typed. */
export function useAmendmentQuote(id: string, values: OfferFormInput, isSending: boolean): DifferenceQuote {
  const terms = useTypedTerms(values, isSending);
  const { asked } = terms;
  return typedQuote(terms, useAmendmentQuoteQuery(terms.isRequested ? { id, ...asked } : skipToken));
}
