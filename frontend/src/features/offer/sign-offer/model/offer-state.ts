import type { OfferSigning } from '#contract/offers/signing/sign-offer.ts';

export type OfferState =
  | 'pending'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'replaced'
  | 'invalid';

const STATES = {
  draft: 'invalid',
  sent: 'pending',
  viewed: 'pending',
  signed: 'accepted',
  declined: 'declined',
  expired: 'expired',
  withdrawn: 'withdrawn',
  replaced: 'replaced',
} as const satisfies Record<OfferSigning['status'], OfferState>;

/** The page's words for a status (rules.md#offer-page). */
export function offerState({ status }: Pick<OfferSigning, 'status'>): OfferState {
  return STATES[status];
}

/** Whether the employer recorded a paper signature, for which Crewvine has no document (rules.md#paper-signature). */
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
