import type { DomainEvent } from '#kernel/domain-events.ts';
import type { ReferralStatus } from '../contract/vocabulary/referral-status.ts';
import type { RejectionReason } from '../contract/vocabulary/rejection-reason.ts';

/** Whom a referral concerns: every event about one carries all of them. */
export interface ReferralParties {
  readonly referralId: string;
  readonly jobId: string;
  readonly employerId: string;
  /** Null for a quick apply that nobody referred. */
  readonly referrerId: string | null;
  /** The worker's account, where the worker applied from one. */
  readonly workerId: string | null;
}

export type OfferEnding = 'offer_declined' | 'offer_expired' | 'offer_withdrawn';

export interface PayoutTerm {
  /** Whole percent of the bonus; the terms of a referral add up to 100. */
  readonly percent: number;
  /** Days after the hire. */
  readonly days: number;
}

export type ReferralSubmitted = DomainEvent<
  'hiring.referral_submitted',
  ReferralParties & {
    readonly source: 'referral' | 'link' | 'quick_apply';
    readonly sourceCode: string | null;
  }
>;
export type ReferralStatusChanged = DomainEvent<
  'hiring.referral_status_changed',
  ReferralParties & {
    readonly from: ReferralStatus | null;
    readonly to: ReferralStatus;
    readonly actorId: string | null;
    /** The employer's own words: never told to the referrer or the worker (rules.md#private-notes). */
    readonly note: string | null;
    readonly reason: RejectionReason | OfferEnding | 'rolled_back' | null;
  }
>;
export type ReferralRejected = DomainEvent<
  'hiring.referral_rejected',
  ReferralParties & { readonly from: ReferralStatus; readonly reason: RejectionReason | null }
>;
export type ReferralHired = DomainEvent<
  'hiring.referral_hired',
  ReferralParties & {
    readonly from: ReferralStatus;
    readonly hiredAt: string;
    readonly bonusCents: number;
    readonly payoutSchedule: readonly PayoutTerm[];
  }
>;
export type ReferralCompleted = DomainEvent<
  'hiring.referral_completed',
  ReferralParties & { readonly completedAt: string }
>;
export type ReferralRolledBack = DomainEvent<
  'hiring.referral_rolled_back',
  ReferralParties & {
    readonly undone: ReferralStatus;
    readonly restored: ReferralStatus;
    readonly actorId: string | null;
  }
>;
export type ReferralConfirmed = DomainEvent<
  'hiring.referral_confirmed',
  ReferralParties & { readonly verifiedAt: string }
>;
export type ReferralDeclinedByWorker = DomainEvent<'hiring.referral_declined_by_worker', ReferralParties>;
export type ReferralConfirmationExpired = DomainEvent<
  'hiring.referral_confirmation_expired',
  ReferralParties
>;

export type HiringEvent =
  | ReferralSubmitted
  | ReferralStatusChanged
  | ReferralRejected
  | ReferralHired
  | ReferralCompleted
  | ReferralRolledBack
  | ReferralConfirmed
  | ReferralDeclinedByWorker
  | ReferralConfirmationExpired;
