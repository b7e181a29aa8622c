import { isOut } from '#contract/hiring/vocabulary/offer-status.ts';
import type { OfferSigning } from '#contract/offers/signing/sign-offer.ts';

export type OfferState =
  | 'pending'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'replaced'
  | 'invalid';

/** The page's state (rules.md#offer-page). Only a pending offer can be answered. `now` is in milliseconds. */
export function offerState(
  { status, expiresAt }: Pick<OfferSigning, 'status' | 'expiresAt'>,
  now: number,
): OfferState {
  if (status === 'signed') return 'accepted';
  if (status === 'draft') return 'invalid';
  if (isOut(status)) {
    return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'pending';
  }
  return status;
}

/** Whether the employer recorded a paper signature, which has no document of ours (rules.md#paper-signature). */
export function isOnPaper({ status, documentHash }: Pick<OfferSigning, 'status' | 'documentHash'>): boolean {
  return status === 'signed' && documentHash === null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Whole days, hours, and minutes until an instant; zeros after it. */
export function timeLeft(until: string, now: number): TimeLeft {
  const left = Math.max(0, Date.parse(until) - now);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
  };
}
