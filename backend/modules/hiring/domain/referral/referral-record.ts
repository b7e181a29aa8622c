import { Aggregate } from '#kernel/aggregate.ts';
import type { CrewId, JobId, ReferralId, UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { ReferralSource, VerificationStatus } from '../../contract/vocabulary/referral-facts.ts';
import type { HiringEvents, PayoutTerm } from '../events.ts';
import type { ReferralStatus } from '../../contract/vocabulary/referral-status.ts';
import type { RejectionReason } from '../../contract/vocabulary/rejection-reason.ts';

export type ReferralPaymentStatus = 'none' | 'held' | 'paid' | 'refunded';

/**
 * The stored fields of a referral (rules.md#stored-fields). Read-only outside: only the methods of `Referral`
 * change it. No initializers, because stored referrals are restored without a constructor call.
 */
export abstract class ReferralRecord extends Aggregate<keyof HiringEvents> {
  readonly id!: ReferralId;
  readonly jobId!: JobId;
  readonly employerId!: UserId;
  readonly referrerId!: UserId | null;
  readonly workerId!: UserId | null;
  readonly referrerName!: string | null;
  readonly referrerPhone!: string | null;
  readonly workerName!: string;
  /** The printed name, if the name's own letters cannot be printed (rules.md#latin-names). */
  readonly workerLatinName!: string | null;
  /** E.164. */
  readonly workerPhone!: string;
  readonly workerEmail!: string | null;
  readonly experience!: string | null;
  readonly relationship!: string | null;
  readonly consentAt!: Date | null;
  readonly source!: ReferralSource;
  readonly sourceCode!: string | null;
  /** The owner of that code (rules.md#attribution). */
  readonly sourceReferrerId!: UserId | null;
  /** The language of texts to the worker; null if it is that of their account or of the referrer. */
  readonly workerLanguage!: Language | null;

  readonly status!: ReferralStatus;
  readonly notes!: string | null;
  readonly rejectionReason!: RejectionReason | null;
  /**
   * Whether the worker of an ended hire worked at least a day, and the last one; null until the employer says so.
   */
  readonly worked!: boolean | null;
  readonly lastDay!: string | null;
  readonly previousStatus!: ReferralStatus | null;
  /** When the previous status had been reached. */
  readonly previousStatusAt!: Date | null;
  readonly previousStatusNotes!: string | null;
  readonly statusChangedAt!: Date | null;
  readonly canRollback!: boolean;
  readonly signatureKind!: 'digital' | 'paper' | null;
  readonly hiredAt!: Date | null;
  readonly completedAt!: Date | null;
  /** Whole days from submission to hire. */
  readonly timeToHire!: number | null;
  readonly workerRetentionDays!: number | null;

  readonly verificationStatus!: VerificationStatus;
  readonly verificationCodeHash!: string | null;
  readonly verificationCodeExpiresAt!: Date | null;
  readonly verificationAttempts!: number;
  /** ISO instants of the codes and nudges of the last day. */
  readonly verificationSentAt!: string[];
  readonly verifiedAt!: Date | null;
  readonly confirmationNonce!: string | null;
  readonly confirmationTokenHash!: string | null;
  readonly confirmationExpiresAt!: Date | null;

  /** The job's bonus when the worker was referred: later edits of the job do not change the promise. */
  readonly bonusCents!: number;
  /** The terms of payment as promised at submission (rules.md#bonus-schedule). */
  readonly payoutSchedule!: PayoutTerm[];
  /** When the hire committed the bonus, or a later bonus payment succeeded (rules.md#bonus-at-hire). */
  readonly bonusPaidAt!: Date | null;
  readonly paymentIntentId!: string | null;
  readonly paymentStatus!: ReferralPaymentStatus;

  readonly isTeamReferral!: boolean;
  readonly teamSize!: number;
  /** The same for all who were put forward in one go. */
  readonly crewId!: CrewId | null;
  readonly workerSkills!: string[];
  /** Stay empty: no automatic score ranks or rejects people (rules.md#no-scores). */
  readonly aiMatchScore!: number | null;
  readonly workerReliabilityScore!: number | null;
  readonly presentationGenerated!: boolean;

  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;
}
