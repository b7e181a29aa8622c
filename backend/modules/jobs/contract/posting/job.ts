import { z } from 'zod';
import { count, instant, uuid } from '#contract/http/primitives.ts';
import { JOB_PAYMENT_STATUSES, POSTING_TYPES } from '../vocabulary/posting.ts';
import { shownFields } from './job-fields.ts';

const postingTypeSchema = z.enum(POSTING_TYPES);

const jobPaymentStatusSchema = z.enum(JOB_PAYMENT_STATUSES);

const jobEmployerSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  /** Null for signed-out visitors (rules.md#employer-phone). */
  phone: z.string().nullable(),
  medianResponseHours: z.number().nonnegative().nullable(),
});

export const jobSchema = z.object({
  id: uuid,
  ...shownFields,
  isActive: z.boolean(),
  isUrgent: z.boolean(),
  isHighPay: z.boolean(),
  postingType: postingTypeSchema,
  isFeatured: z.boolean(),
  featuredUntil: instant.nullable(),
  /** When the days of its package are over, and it closes; null for a free post. */
  onlineUntil: instant.nullable(),
  /** Why moderators took it off the site; only its owner still reads it then. */
  heldReason: z.string().nullable(),
  paymentStatus: jobPaymentStatusSchema,
  employer: jobEmployerSchema,
  referralCount: count,
  hiredCount: count,
  createdAt: instant,
  updatedAt: instant,
  /** Miles from the place that was searched. */
  distance: z.number().nonnegative().nullable(),
  /** Only the job's own page shows its referrals, and only to its owner. */
  referrals: z.null(),
});
export type Job = z.infer<typeof jobSchema>;

/** The facts on every card of a job, in every list. */
export const cardFactsSchema = jobSchema.pick({ location: true, payRate: true, schedule: true });
export type CardFacts = z.infer<typeof cardFactsSchema>;

/** The answer to its employer after posting: the job has no referrals yet. */
export const newJobSchema = jobSchema.extend({ referrals: z.array(z.never()) });

export const canPostJobSchema = z.object({
  canPost: z.boolean(),
  /** -1 is unlimited (rules.md#free-posts). */
  postsRemaining: z.int(),
  reason: z.string().nullable(),
});
export type CanPostJob = z.infer<typeof canPostJobSchema>;
