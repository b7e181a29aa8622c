import type { Page } from '#kernel/page.ts';
import type { JobId, ReferralId, UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { PayoutTerm } from '../../domain/events.ts';
import type { Referral } from '../../contract/referral.ts';
import type { RatingSide } from '../../contract/vocabulary/rating-side.ts';
import type { ReferralSource, VerificationStatus } from '../../contract/vocabulary/referral-facts.ts';
import type { ReferralStatus } from '../../contract/vocabulary/referral-status.ts';
import type { RejectionReason } from '../../contract/vocabulary/rejection-reason.ts';
import type { StatusChangeReason } from '../../domain/referral/status-change.ts';

export interface PlannedPart {
  readonly id: string;
  /** For the worker to confirm (rules.md#unconfirmed-hires). */
  readonly waits: boolean;
  readonly percent: number;
  readonly amount: string;
  readonly dueAt: string;
  readonly state: 'pending' | 'released' | 'voided';
}

/** A referral with what it is shown with; instants are ISO texts, amounts texts of dollars. */
export interface ReferralRow {
  readonly id: ReferralId;
  readonly jobId: JobId;
  readonly employerId: UserId;
  readonly referrerId: UserId | null;
  readonly status: ReferralStatus;
  readonly workerName: string;
  readonly workerLatinName: string | null;
  readonly workerPhone: string;
  readonly workerEmail: string | null;
  readonly workerLanguage: Language;
  readonly experience: string | null;
  readonly relationship: string | null;
  readonly referrer: Referral['referrer'];
  /** Stars by the side that gave them; null without ratings. */
  readonly givenRatings: Readonly<Partial<Record<RatingSide, number>>> | null;
  /** Whether their accounts are there. */
  readonly hasReferrer: boolean;
  readonly hasEmployer: boolean;
  readonly job: Referral['job'];
  readonly notes: string | null;
  readonly rejectionReason: RejectionReason | null;
  readonly previousStatus: ReferralStatus | null;
  readonly previousStatusAt: string | null;
  readonly previousStatusNotes: string | null;
  readonly statusChangedAt: string | null;
  readonly canRollback: boolean;
  readonly signatureKind: 'digital' | 'paper' | null;
  readonly verificationStatus: VerificationStatus;
  /** When codes and nudges were sent. */
  readonly verificationSentAt: readonly string[];
  readonly verifiedAt: string | null;
  readonly hiredAt: string | null;
  readonly completedAt: string | null;
  readonly bonusPaidAt: string | null;
  readonly paymentStatus: 'none' | 'pending' | 'funded' | 'paid' | 'failed' | 'refunded';
  readonly backgroundCheckStatus: Referral['backgroundCheckStatus'];
  readonly expiredCheckLinks: Referral['expiredCheckLinks'];
  /** The latest; `wasSent` of a draft whose terms change, which the worker had before. */
  readonly offerLetter:
    | (Omit<NonNullable<Referral['offerLetter']>, 'awaitsSignature'> & { readonly wasSent?: boolean })
    | null;
  readonly interview: Referral['interview'];
  /** The tier reward fixed at the hire, if there is one. */
  readonly reward: {
    readonly amount: string;
    readonly status: 'pending' | 'available' | 'paid' | 'void';
  } | null;
  /** A milestone of the bonus or the reward has been paid. */
  readonly paidOut: boolean;
  readonly source: ReferralSource;
  readonly sourceCode: string | null;
  readonly bonusCents: number;
  readonly payoutSchedule: readonly PayoutTerm[];
  /** The parts that a hire has planned, in their order; null before it. */
  readonly plannedParts: readonly PlannedPart[] | null;
  readonly isTeamReferral: boolean;
  readonly crewId: string | null;
  readonly teamSize: number;
  readonly teamMembers: readonly string[];
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The place in a list. */
  readonly at: string;
}

export interface TimelineRow {
  readonly at: string;
  readonly status: ReferralStatus;
  readonly actorId: UserId | null;
  readonly note: string | null;
  readonly reason: StatusChangeReason;
}

/** A step of a background or reference check; only its employer sees it. */
export interface CheckStepRow {
  readonly at: string;
  readonly status: ReferralStatus;
  readonly kind: string;
  readonly actor: 'employer' | 'worker' | 'system';
  /** The employer's reason instead of a report. */
  readonly note: string | null;
}

/** Reads referrals for screens. Lists are newest first, plus one extra row if more follow. */
export interface ReferralQueries {
  ofReferrer(referrerId: UserId, page: Page): Promise<readonly ReferralRow[]>;
  ofJob(jobId: JobId, page: Page): Promise<readonly ReferralRow[]>;
  one(id: ReferralId): Promise<ReferralRow | null>;
  timeline(id: ReferralId): Promise<readonly TimelineRow[]>;
  checkSteps(id: ReferralId): Promise<readonly CheckStepRow[]>;
  jobOwner(id: JobId): Promise<UserId | null>;
}
