import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { BulkQuote, BulkRowError } from '#contract/offers/bulk/bulk-offer.ts';
import type { OfferTemplate } from '#contract/offers/template/offer-template.ts';
import { serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { useDebounced } from '#shared/lib/index.ts';
import { bulkBody, type SeveralValues } from './several-values.ts';
import { useSeveralQuoteQuery } from '../../api/create-offer-api.ts';

const PAUSE_MS = 500;

export interface SeveralQuote {
  readonly quote: BulkQuote | null;
  readonly isFetching: boolean;
  readonly problem: string | null;
  readonly isEmpty: boolean;
}

/** The cost of the offers as they are typed, and who could not get one. The amounts stay while sending. */
export function useSeveralQuote(
  values: SeveralValues,
  template: OfferTemplate | null,
  isSending: boolean,
): SeveralQuote {
  const body = useMemo(() => bulkBody(values, template), [values, template]);
  const settled = useDebounced(body, PAUSE_MS);
  const isEmpty =
    body.referralIds.length === 0 ||
    String(values.payRate).trim() === '' ||
    values.workLocation.trim() === '';
  const isRequested = !isSending && !isEmpty && settled.referralIds.length > 0;
  const { currentData, data, isFetching, error } = useSeveralQuoteQuery(isRequested ? settled : skipToken);
  return {
    quote: isEmpty || error ? null : (currentData ?? data ?? null),
    isFetching: isFetching || body !== settled,
    problem: error && !isFetching ? translateMessage(serverMessageOf(error, '')) : null,
    isEmpty,
  };
}

/** The reasons why people would get no letter, by referral. */
export function refusedRows(quote: BulkQuote | null): ReadonlyMap<string, BulkRowError> {
  return new Map(
    (quote?.rows ?? []).flatMap(({ referralId, error }) => (error ? [[referralId, error]] : [])),
  );
}
