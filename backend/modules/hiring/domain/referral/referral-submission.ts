import type { Fields } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type CrewId, type JobId, type UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { PayoutTerm } from '../events.ts';
import type { ReferralRecord } from './referral-record.ts';
import type { ReferralSource } from '../../contract/vocabulary/referral-facts.ts';

/** The job as far as a referral to it needs to know. */
export interface ReferredJob {
  readonly id: JobId;
  readonly employerId: UserId;
  readonly isActive: boolean;
  readonly bonusCents: number;
}

/** Workers who are put forward for one job in one go: a referral each. */
export interface Crew {
  readonly id: CrewId;
  readonly size: number;
}

/** Phones are in E.164 already: comparing them is only right when both are. */
export interface ReferralSubmission {
  readonly referrerId: UserId | null;
  readonly workerId: UserId | null;
  readonly referrerName: string | null;
  readonly referrerPhone: string | null;
  /** The phone on the referrer's account, which may differ from the one in the form. */
  readonly referrerAccountPhone: string | null;
  readonly workerName: string;
  readonly workerLatinName: string | null;
  readonly workerPhone: string;
  readonly workerEmail: string | null;
  readonly workerSkills: readonly string[];
  readonly experience: string | null;
  readonly relationship: string | null;
  readonly notes: string | null;
  readonly source: ReferralSource;
  readonly sourceCode: string | null;
  readonly sourceReferrerId: UserId | null;
  readonly workerLanguage: Language | null;
  readonly consentGiven: boolean;
  /** The other workers of the crew; null for a single worker. */
  readonly crew: Crew | null;
  readonly payoutSchedule: readonly PayoutTerm[];
}

/**
 * Checks who may refer whom to which job (rules.md#referral-refusals).
 * @throws DomainError `hiring.job_closed`, `hiring.self_referral` (rule_broken), `hiring.own_job`
 * (forbidden).
 */
export function assertMayRefer(submission: ReferralSubmission, job: ReferredJob): void {
  if (!job.isActive) {
    throw new DomainError('hiring.job_closed', 'rule_broken', 'This job is no longer open');
  }
  if (submission.referrerId === job.employerId || submission.workerId === job.employerId) {
    throw new DomainError('hiring.own_job', 'forbidden', 'Employers cannot refer to their own jobs');
  }
  if (submission.source !== 'quick_apply' && refersThemselves(submission)) {
    throw new DomainError('hiring.self_referral', 'rule_broken', 'You cannot refer yourself');
  }
}

function refersThemselves(submission: ReferralSubmission): boolean {
  const { referrerId, workerId, workerPhone, referrerPhone, referrerAccountPhone } = submission;
  if (referrerId !== null && referrerId === workerId) return true;
  return workerPhone === referrerPhone || workerPhone === referrerAccountPhone;
}

/**
 * An applicant who arrived through their own link has no referrer: applicants cannot earn a bonus on
 * themselves.
 */
function creditedReferrer(submission: ReferralSubmission): UserId | null {
  if (submission.source === 'quick_apply' && refersThemselves(submission)) return null;
  return submission.referrerId;
}

export function newReferralRecord(
  submission: ReferralSubmission,
  job: ReferredJob,
  at: Date,
): Fields<ReferralRecord> {
  const applied = submission.source === 'quick_apply';
  return {
    ...untouched,
    id: newId(),
    jobId: job.id,
    employerId: job.employerId,
    referrerId: creditedReferrer(submission),
    workerId: submission.workerId,
    referrerName: submission.referrerName,
    referrerPhone: submission.referrerPhone,
    workerName: submission.workerName,
    workerLatinName: submission.workerLatinName,
    workerPhone: submission.workerPhone,
    workerEmail: submission.workerEmail,
    workerSkills: [...submission.workerSkills],
    experience: submission.experience,
    relationship: submission.relationship,
    notes: submission.notes,
    source: submission.source,
    sourceCode: submission.sourceCode,
    sourceReferrerId: submission.sourceReferrerId,
    workerLanguage: submission.workerLanguage,
    consentAt: submission.consentGiven ? at : null,
    statusChangedAt: at,
    // An application in person counts as the confirmation.
    verificationStatus: applied ? 'verified' : 'pending',
    verifiedAt: applied ? at : null,
    verificationSentAt: [],
    bonusCents: job.bonusCents,
    payoutSchedule: submission.payoutSchedule.map((term) => ({ ...term })),
    isTeamReferral: submission.crew !== null,
    teamSize: submission.crew?.size ?? 1,
    crewId: submission.crew?.id ?? null,
    createdAt: at,
    updatedAt: at,
  };
}

const untouched = {
  status: 'submitted',
  rejectionReason: null,
  worked: null,
  lastDay: null,
  previousStatus: null,
  previousStatusAt: null,
  previousStatusNotes: null,
  canRollback: false,
  signatureKind: null,
  hiredAt: null,
  completedAt: null,
  timeToHire: null,
  workerRetentionDays: null,
  verificationCodeHash: null,
  verificationCodeExpiresAt: null,
  verificationAttempts: 0,
  confirmationNonce: null,
  confirmationTokenHash: null,
  confirmationExpiresAt: null,
  bonusPaidAt: null,
  paymentIntentId: null,
  paymentStatus: 'none',
  aiMatchScore: null,
  workerReliabilityScore: null,
  presentationGenerated: false,
  version: 1,
} as const;
