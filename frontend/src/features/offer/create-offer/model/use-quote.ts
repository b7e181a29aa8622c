import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { OfferFormInput } from '#contract/offers/offer-form.ts';
import type { OfferQuote } from '#contract/offers/quote.ts';
import { useOfferQuoteQuery } from '#entities/offer/index.ts';
import { serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { useDebounced } from '#shared/lib/index.ts';

const PAUSE_MS = 350;

export interface Quote {
  /** The last figures; they stand while newer ones are asked for. */
  readonly quote: OfferQuote | null;
  readonly isFetching: boolean;
  /** Why there are none, e.g. a pay rate that is no number. */
  readonly problem: string | null;
  readonly isEmpty: boolean;
}

/** What the offer would cost as it is typed. */
export function useQuote(referralId: string, { payRate, payType, addOns }: OfferFormInput): Quote {
  const chosen = addOns.join(',');
  const asked = useMemo(
    () => ({ referralId, payRate: String(payRate).trim(), payType, addOns: chosen }),
    [referralId, payRate, payType, chosen],
  );
  const settled = useDebounced(asked, PAUSE_MS);
  const isEmpty = asked.payRate === '';
  const { currentData, data, isFetching, error } = useOfferQuoteQuery(
    settled.payRate === '' ? skipToken : settled,
  );
  return {
    quote: isEmpty || error ? null : (currentData ?? data ?? null),
    isFetching: isFetching || asked !== settled,
    problem: error && !isFetching ? translateMessage(serverMessageOf(error, '')) : null,
    isEmpty,
  };
}
