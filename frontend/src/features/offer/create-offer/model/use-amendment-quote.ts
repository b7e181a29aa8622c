import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { AmendmentQuote } from '#contract/offers/amend-offer.ts';
import type { OfferFormInput } from '#contract/offers/offer-form.ts';
import { serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { useDebounced } from '#shared/lib/index.ts';
import { useAmendmentQuoteQuery } from './amend-calls.ts';

const PAUSE_MS = 350;

export interface DifferenceQuote {
  readonly quote: AmendmentQuote | null;
  readonly isFetching: boolean;
  readonly problem: string | null;
  readonly isEmpty: boolean;
}

/** What the change would cost or give back as it is typed. */
export function useAmendmentQuote(id: string, { payRate, payType, addOns }: OfferFormInput): DifferenceQuote {
  const chosen = addOns.join(',');
  const asked = useMemo(
    () => ({ id, payRate: String(payRate).trim(), payType, addOns: chosen }),
    [id, payRate, payType, chosen],
  );
  const settled = useDebounced(asked, PAUSE_MS);
  const isEmpty = asked.payRate === '';
  const { currentData, data, isFetching, error } = useAmendmentQuoteQuery(
    settled.payRate === '' ? skipToken : settled,
  );
  return {
    quote: isEmpty || error ? null : (currentData ?? data ?? null),
    isFetching: isFetching || asked !== settled,
    problem: error && !isFetching ? translateMessage(serverMessageOf(error, '')) : null,
    isEmpty,
  };
}
