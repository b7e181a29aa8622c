import { skipToken } from '@reduxjs/toolkit/query';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { useAmendmentQuoteQuery } from '#entities/offer/index.ts';

interface CounterQuote {
  /** The amount due, in dollars. */
  readonly due: string;
  readonly refund: string;
  readonly isLoading: boolean;
  /** The server returned no amounts. */
  readonly isUnknown: boolean;
}

/** The charge or refund for accepting the requested pay. A new start date costs nothing. */
export function useCounterQuote({ id, actions, counter, addOns }: OfferLetter): CounterQuote {
  const payRate = counter && actions.includes('accept_counter') ? counter.payRate : null;
  const { data, isLoading, isError } = useAmendmentQuoteQuery(
    payRate === null ? skipToken : { id, payRate, addOns: addOns.join(',') },
  );
  return {
    due: data?.total ?? '0',
    refund: data?.refund ?? '0',
    isLoading,
    isUnknown: isError,
  };
}
