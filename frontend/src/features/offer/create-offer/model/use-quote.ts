import { skipToken } from '@reduxjs/toolkit/query';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import type { OfferQuote } from '#contract/offers/letter/quote.ts';
import { useOfferQuoteQuery } from '#entities/offer/index.ts';
import { typedQuote, useTypedTerms, type TypedQuote } from './typed-quote.ts';

export type Quote = TypedQuote<OfferQuote>;

/** The cost of the offer as it is typed. The amounts stay while sending, because paid parts are no longer due. */
export function useQuote(referralId: string, values: OfferFormInput, isSending: boolean): Quote {
  const terms = useTypedTerms(values, isSending);
  const { asked } = terms;
  return typedQuote(terms, useOfferQuoteQuery(terms.isRequested ? { referralId, ...asked } : skipToken));
}
