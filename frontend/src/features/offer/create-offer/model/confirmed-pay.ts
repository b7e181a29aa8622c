import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import { readOfferPay, type OfferPay } from '#contract/offers/vocabulary/terms/offered-pay.ts';

type TypedPay = Pick<OfferFormInput, 'payRate' | 'payType'>;

/** Reads the pay as the server will. */
export function readTyped({ payRate, payType }: TypedPay): OfferPay {
  return readOfferPay(String(payRate), { chosen: payType, otherwise: payType });
}

/** Identifies the pay, so that another amount or type needs a new confirmation. */
export function payKey({ payRate, payType }: TypedPay): string {
  return `${payType} ${String(payRate).trim()}`;
}

/** Sends whether the employer confirmed exactly the pay that is now in the form. */
export function withConfirmedPay<Values extends TypedPay & { readonly confirmedFor?: string | undefined }>(
  values: Values,
) {
  const { confirmedFor, ...terms } = values;
  return { ...terms, confirmedPay: confirmedFor === payKey(values) };
}
