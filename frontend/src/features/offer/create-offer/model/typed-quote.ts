import { useMemo } from 'react';
import type { OfferFormInput } from '#contract/offers/offer-form.ts';
import { serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { useDebounced } from '#shared/lib/index.ts';

const PAUSE_MS = 350;

/** What an offer costs, while its terms are being typed. */
export interface TypedQuote<Figures> {
  /** The last figures; they stand while newer ones are asked for. */
  readonly quote: Figures | null;
  readonly isFetching: boolean;
  /** Why there are none, e.g. a pay rate that is no number. */
  readonly problem: string | null;
  readonly isEmpty: boolean;
}

interface TypedTerms {
  readonly asked: Pick<OfferFormInput, 'payType'> & { readonly payRate: string; readonly addOns: string };
  readonly isTyping: boolean;
  /** Not without a pay rate, nor while the form is being sent. */
  readonly isRequested: boolean;
  readonly isEmpty: boolean;
}

/** The terms that a price depends on, once nobody types any more. */
export function useTypedTerms({ payRate, payType, addOns }: OfferFormInput, isSending: boolean): TypedTerms {
  const chosen = addOns.join(',');
  const typed = useMemo(
    () => ({ payRate: String(payRate).trim(), payType, addOns: chosen }),
    [payRate, payType, chosen],
  );
  const asked = useDebounced(typed, PAUSE_MS);
  const isRequested = asked.payRate !== '' && !isSending;
  return { asked, isTyping: typed !== asked, isRequested, isEmpty: typed.payRate === '' };
}

interface Answer<Figures> {
  readonly currentData?: Figures | undefined;
  readonly data?: Figures | undefined;
  readonly isFetching: boolean;
  readonly error?: unknown;
}

export function typedQuote<Figures>(
  { isTyping, isEmpty }: TypedTerms,
  { currentData, data, isFetching, error }: Answer<Figures>,
): TypedQuote<Figures> {
  return {
    quote: isEmpty || error ? null : (currentData ?? data ?? null),
    isFetching: isFetching || isTyping,
    problem: error && !isFetching ? translateMessage(serverMessageOf(error, '')) : null,
    isEmpty,
  };
}
