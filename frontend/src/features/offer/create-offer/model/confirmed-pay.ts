import type { OfferFormInput } from '#contract/offers/offer-form.ts';
import { readOfferPay, type OfferPay } from '#contract/offers/vocabulary/offered-pay.ts';

type TypedPay = Pick<OfferFormInput, 'payRate' | 'payType'>;

/** How the server will read it. */
export function readTyped({ payRate, payType }: TypedPay): OfferPay {
  return readOfferPay(String(payRate), { chosen: payType, otherwise: payType });
}

/** Another amount or type is another question. */
export function payKey({ payRate, payType }: TypedPay): string {
  return `${payType} ${String(payRate).trim()}`;
}

/** What is sent: whether the pay that is in the form now is the one that was said to be right. */
export function withConfirmedPay<Values extends TypedPay & { readonly confirmedFor?: string | undefined }>(
  values: Values,
) {
  const { confirmedFor, ...terms } = values;
  return { ...terms, confirmedPay: confirmedFor === payKey(values) };
}
