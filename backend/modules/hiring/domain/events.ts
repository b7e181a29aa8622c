import type { ReferralStatus } from '../contract/vocabulary/referral-status.ts';
import type { RejectionReason } from '../contract/vocabulary/rejection-reason.ts';

/** The people of a referral: every event about one carries all of them. */
export interface ReferralParties {
  readonly referralId: string;
  readonly jobId: string;
  readonly employerId: string;
  /** Null for a quick apply without a referrer. */
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

interface StatusChanged extends ReferralParties {
  readonly from: ReferralStatus | null;
  readonly to: ReferralStatus;
  readonly actorId: string | null;
  /** The employer's own words, never shown to the referrer or the worker (rules.md#private-notes). */
  readonly note: string | null;
  readonly reason: RejectionReason | OfferEnding | 'rolled_back' | null;
  /**
   * The worker already got the employer's words or the interview time, so no other notice reports the step (rules.md#one-notice).
   */
  readonly isWorkerTold?: boolean;
}

interface Hired extends ReferralParties {
  readonly from: ReferralStatus;
  readonly hiredAt: string;
  readonly bonusCents: number;
  readonly payoutSchedule: readonly PayoutTerm[];
}

interface RolledBack extends ReferralParties {
  readonly undone: ReferralStatus;
  readonly restored: ReferralStatus;
  readonly actorId: string | null;
}

/** The events of hiring. */
export interface HiringEvents {
  'hiring.referral_submitted': ReferralParties & {
    readonly source: 'referral' | 'link' | 'quick_apply';
    readonly sourceCode: string | null;
  };
  'hiring.referral_status_changed': StatusChanged;
  'hiring.referral_rejected': ReferralParties & {
    readonly from: ReferralStatus;
    readonly reason: RejectionReason | null;
  };
  'hiring.referral_hired': Hired;
  'hiring.referral_completed': ReferralParties & { readonly completedAt: string };
  'hiring.referral_rolled_back': RolledBack;
  'hiring.referral_confirmed': ReferralParties & {
    readonly verifiedAt: string;
    /** Confirmed by another action, which has its own notice. */
    readonly isByDeed?: boolean;
    /** The referrer typed the code. */
    readonly isByReferrer?: boolean;
  };
  'hiring.referral_declined_by_worker': ReferralParties;
  'hiring.referral_confirmation_expired': ReferralParties;
}
