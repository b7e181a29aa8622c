/** The states of an offer letter (rules.md#offer-statuses). */
export const OFFER_STATUSES = [
  'draft',
  'sent',
  'viewed',
  'signed',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** The candidate has the letter and has not answered it. Its time may be over. */
export const OUT_STATUSES = ['sent', 'viewed'] as const satisfies readonly OfferStatus[];

export function isOut(status: string): status is (typeof OUT_STATUSES)[number] {
  return OUT_STATUSES.some((out) => out === status);
}

/** No other letter can be made while this one exists (rules.md#one-live-offer). */
export function isLiveOffer(status: string): boolean {
  return status === 'draft' || status === 'signed' || isOut(status);
}
