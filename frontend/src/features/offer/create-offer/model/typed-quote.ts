import { useMemo } from 'react';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import { serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { useDebounced } from '#shared/lib/index.ts';

const PAUSE_MS = 350;

/** The cost of an offer while the employer types its terms. */
export interface TypedQuote<Figures> {
  /** The last amounts, which stay while newer ones load. */
  readonly quote: Figures | null;
  readonly isFetching: boolean;
  /** Why no amounts exist, for example because the pay rate is not a number. */
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

/** The terms that the price depends on, once the user stops typing. */
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
