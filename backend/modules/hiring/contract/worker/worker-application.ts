import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { count, instant, text, uuid } from '#contract/http/primitives.ts';
import { nextStepActorSchema } from '../next-step.ts';
import { offerSummarySchema } from '../referral/offer-summary.ts';
import { jobFilter, statusFilter } from '../referral/referral-filter.ts';
import { rejectionReasonSchema } from '../referral-status.ts';
import { ownRatingSchema } from '../rating/rating.ts';
import { APPLICATION_STATUSES } from '../vocabulary/application-status.ts';
import { REFERRAL_SOURCES } from '../vocabulary/referral-facts.ts';
import { TIERS } from '../vocabulary/tiers.ts';

const applicationStatusSchema = z.enum(APPLICATION_STATUSES);

/** Those of one job, or in some of the states, by any of their names. */
export const workerApplicationsQuerySchema = listQuerySchema.extend({ job: jobFilter, status: statusFilter });

const appliedJobSchema = z.object({
  id: uuid,
  title: z.string(),
  company: z.string(),
  location: z.string(),
  payRate: z.string(),
  schedule: z.string(),
  /** Only the owner sees a closed job. */
  isActive: z.boolean(),
});

/** The secret of the link that was texted to the worker: its holder is the worker. */
export const claimReferralRequestSchema = z.object({
  token: text({ min: 16, max: 200, message: 'This link is not valid' }),
});

/** The worker's own application, or a referral that they have confirmed. */
export const workerApplicationSchema = z.object({
  id: uuid,
  status: applicationStatusSchema,
  /** The step that would come next; null at the end. */
  nextStep: z.object({ status: applicationStatusSchema, actor: nextStepActorSchema }).nullable(),
  job: appliedJobSchema,
  /** The referrer; null without one. */
  referrer: z.object({ firstName: z.string() }).nullable(),
  /** The worker's own word on the employer, once the work is done (rules.md#rated-once). */
  ...ownRatingSchema.shape,
  source: z.enum(REFERRAL_SOURCES),
  rejectionReason: rejectionReasonSchema.nullable(),
  offerLetter: offerSummarySchema.nullable(),
  statusChangedAt: instant.nullable(),
  createdAt: instant,
});
export type WorkerApplication = z.infer<typeof workerApplicationSchema>;

/** Counts over all of the worker's applications. */
export const workerStatsSchema = z.object({
  applications: count,
  /** Waiting for the employer's first answer, or being looked at. */
  open: count,
  /** Those that led to an interview, with any later result. */
  interviews: count,
  /** A letter waits for the worker's answer. */
  offers: count,
  hires: count,
  /** Interviews per application, 0 to 1. */
  successRate: z.number().min(0).max(1),
  tier: z.enum(TIERS),
});
export type WorkerStats = z.infer<typeof workerStatsSchema>;
