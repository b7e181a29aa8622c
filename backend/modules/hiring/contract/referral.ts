import { z } from 'zod';
import { dollars, instant, languageSchema, uuid } from '#contract/http/primitives.ts';
import { interviewSchema } from './interview/interview.ts';
import { nextStepActorSchema } from './next-step.ts';
import { ownRatingSchema, ratingAverageSchema } from './rating/rating.ts';
import { referralLetterSchema } from './referral/offer-summary.ts';
import { referralStatusSchema, rejectionReasonSchema } from './referral-status.ts';
import { rollbackSchema } from './referral/rollback.ts';
import { QUICK_ACTIONS } from './vocabulary/quick-action.ts';
import { REFERRAL_SOURCES, VERIFICATION_STATUSES } from './vocabulary/referral-facts.ts';

const referralSourceSchema = z.enum(REFERRAL_SOURCES);

export const verificationStatusSchema = z.enum(VERIFICATION_STATUSES);

/**
 * The status of the bonus: `funded` is charged and held until the hire, `paid` is committed to the referrer
 * (rules.md#bonus-at-hire).
 */
const REFERRAL_PAYMENT_STATUSES = ['none', 'pending', 'funded', 'paid', 'failed', 'refunded'] as const;
const referralPaymentStatusSchema = z.enum(REFERRAL_PAYMENT_STATUSES);

const BACKGROUND_CHECK_STATUSES = ['pending', 'clear', 'concerns', 'declined'] as const;
export const backgroundCheckStatusSchema = z.enum(BACKGROUND_CHECK_STATUSES);

const referralJobSchema = z.object({
  id: uuid,
  title: z.string(),
  company: z.string(),
  location: z.string(),
  payRate: z.string(),
  schedule: z.string(),
  referralBonus: dollars,
});

/** A part of the bonus: `planned` has no day before the hire, `waiting` has one and needs the worker's word, `coming` has one, `paid` is the referrer's. */
const MILESTONE_STATUSES = ['planned', 'waiting', 'coming', 'paid', 'void'] as const;
const milestoneSchema = z.object({
  /** Null before the hire. */
  id: uuid.nullable(),
  /** Whole percent of the bonus. */
  percent: z.int(),
  amount: dollars,
  dueAt: instant.nullable(),
  status: z.enum(MILESTONE_STATUSES),
});
export type ReferralMilestone = z.infer<typeof milestoneSchema>;

export const referralSchema = z.object({
  id: uuid,
  jobId: uuid,
  status: referralStatusSchema,
  statusDisplay: z.string(),
  /** The employer's possible actions; empty for everyone else. */
  nextActions: z.array(z.object({ status: referralStatusSchema, label: z.string() })),
  /** The buttons of the employer's quick list that are possible now; empty for everyone else. */
  quickActions: z.array(z.enum(QUICK_ACTIONS)),
  /** The step that would come next, for everyone who reads it; null at the end. */
  nextStep: z.object({ status: referralStatusSchema, actor: nextStepActorSchema }).nullable(),
  workerName: z.string(),
  /** The printed name of a worker whose own letters cannot be printed (rules.md#latin-names). */
  workerLatinName: z.string().nullable(),
  /** Masked for the employer while the worker has not confirmed, and for both once the worker has declined (rules.md#masked-contact). */
  workerPhone: z.string(),
  workerEmail: z.string().nullable(),
  /**
   * As the referrer chose it for the worker's texts, or the referrer's own; null for everyone else. An account's
   * language would reveal that the worker has one.
   */
  workerLanguage: languageSchema.nullable(),
  experience: z.string().nullable(),
  relationship: z.string().nullable(),
  /** Null for a quick apply without a referral context (rules.md#quick-apply-referrer). */
  referrer: z
    .object({ id: uuid, firstName: z.string(), lastName: z.string(), ...ratingAverageSchema.shape })
    .nullable(),
  job: referralJobSchema,
  /** The employer's own; null for everyone else (rules.md#private-notes). */
  notes: z.string().nullable(),
  rejectionReason: rejectionReasonSchema.nullable(),
  previousStatus: referralStatusSchema.nullable(),
  previousStatusAt: instant.nullable(),
  previousStatusNotes: z.string().nullable(),
  statusChangedAt: instant.nullable(),
  canRollback: z.boolean(),
  rollback: rollbackSchema,
  verificationStatus: verificationStatusSchema,
  verifiedAt: instant.nullable(),
  /** From when the referrer may have the worker reminded (rules.md#nudges); null for everyone else, and once nothing is left to ask. */
  nudgeFrom: instant.nullable(),
  hiredAt: instant.nullable(),
  completedAt: instant.nullable(),
  bonusPaidAt: instant.nullable(),
  paymentStatus: referralPaymentStatusSchema,
  backgroundCheckStatus: backgroundCheckStatusSchema.nullable(),
  /** Checks whose link to authorize them expired without an answer (rules.md#expired-consents); only for the employer. */
  expiredCheckLinks: z.array(z.enum(['background_check', 'drug_test'])),
  offerLetter: referralLetterSchema.nullable(),
  /** The current interview with the worker's answer; only for the employer. */
  interview: interviewSchema.nullable(),
  /** The tier reward once it is claimed, and what it would be before. */
  payout: dollars.nullable(),
  estimatedPayout: dollars.nullable(),
  payoutProcessed: z.boolean(),
  /** The reader's own word on the other side, once the work is done (rules.md#rated-once). */
  ...ownRatingSchema.shape,
  source: referralSourceSchema,
  sourceCode: z.string().nullable(),
  /**
   * The parts of the bonus, as promised when the referral was made (rules.md#bonus-schedule). Empty without a bonus.
   */
  milestones: z.array(milestoneSchema),
  isTeamReferral: z.boolean(),
  /** Shared by all of a crew; null for a single worker. */
  crewId: uuid.nullable(),
  /** The number of workers referred together; 1 for a single worker. */
  teamSize: z.int(),
  /** The names of the others. */
  teamMembers: z.array(z.string()),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Referral = z.infer<typeof referralSchema>;

/** The answer of `POST /api/referrals`: the first referral, and all workers of its crew. */
export const submittedReferralSchema = referralSchema.extend({
  team: z.array(z.object({ id: uuid, workerName: z.string(), workerPhone: z.string() })),
});
export type SubmittedReferral = z.infer<typeof submittedReferralSchema>;
