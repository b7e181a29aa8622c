import type { ApplicationStatus } from '#contract/hiring/vocabulary/application-status.ts';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';

declare const status: ReferralStatus;
declare const previous: ReferralStatus | null;
declare const told: ApplicationStatus;
declare const move: ReferralStatus | 'claim' | 'finished';
declare const addOn: 'pending' | 'completed' | 'canceled';
declare const counts: Readonly<Record<ReferralStatus, number>>;

export const isCompared = status === 'hired'; // bad
export const isExcluded = 'rejected' !== previous; // bad
export const isTold = told === 'reviewing'; // bad
export const isMove = move === 'offer_sent'; // bad
export const listed = { limit: 3, status: 'offer_sent' }; // bad
export const requested = 'offer_sent,offer_signed'; // bad
export const SQL = `select from referrals r where r.status = 'rejected'`; // bad
export const isListed = ['offer_signed', 'completed'].includes(status); // bad
export const ENDED: readonly ReferralStatus[] = ['rejected', 'completed']; // bad
export const OPEN: ReadonlySet<ReferralStatus> = new Set(['submitted', 'contacted']); // bad
export const SHORT: Readonly<Partial<Record<ReferralStatus, string>>> = { hired: 'in' }; // bad
export const signed = counts.offer_signed; // bad
export function nameOf(): string {
  switch (status) {
    case 'hired': // bad
      return 'in';
    default:
      return 'out';
  }
}

export const isDone = addOn === 'completed';
export const KINDS = ['hired', 'rejected'];
export const asked = { status: 'hired' } as const;
