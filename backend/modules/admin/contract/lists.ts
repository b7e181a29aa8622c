import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { count, dollars, instant, optionalText, uuid } from '#contract/http/primitives.ts';
import { REFERRAL_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import { filterOf, namedPersonSchema, searchText } from './filters.ts';

export const adminJobsQuerySchema = listQuerySchema.extend({
  /** In title and company. */
  q: searchText,
  status: filterOf(['open', 'closed'], 'Unknown status'),
});
export const adminJobSchema = z.object({
  id: uuid,
  title: z.string(),
  company: z.string(),
  location: z.string(),
  category: z.string(),
  referralBonus: dollars,
  isActive: z.boolean(),
  postingType: z.string(),
  paymentStatus: z.string(),
  employer: namedPersonSchema,
  referralCount: count,
  hiredCount: count,
  createdAt: instant,
});
export type AdminJob = z.infer<typeof adminJobSchema>;

export const adminReferralsQuerySchema = listQuerySchema.extend({
  /** In the worker's name, email and phone. */
  q: searchText,
  status: filterOf(REFERRAL_STATUSES, 'Unknown status'),
});
export const adminReferralSchema = z.object({
  id: uuid,
  workerName: z.string(),
  status: z.enum(REFERRAL_STATUSES),
  verificationStatus: z.string(),
  source: z.string(),
  bonus: dollars,
  paymentStatus: z.string(),
  job: z.object({ id: uuid, title: z.string(), company: z.string() }),
  employer: namedPersonSchema,
  /** Null for an application that nobody referred. */
  referrer: namedPersonSchema.nullable(),
  hiredAt: instant.nullable(),
  createdAt: instant,
});
export type AdminReferral = z.infer<typeof adminReferralSchema>;

export const adminWaitlistQuerySchema = listQuerySchema.extend({ q: searchText });
/** A sign-up of the waitlist (rules.md#admin-panel). */
export const waitlistSignupSchema = z.object({
  id: uuid,
  email: z.string(),
  phone: z.string().nullable(),
  state: z.string().nullable(),
  wantsTexts: z.boolean(),
  source: z.string().nullable(),
  createdAt: instant,
  confirmedAt: instant.nullable(),
});
export type WaitlistSignup = z.infer<typeof waitlistSignupSchema>;

export const auditLogQuerySchema = listQuerySchema.extend({
  action: optionalText(100),
  actorId: uuid.nullish().transform((id) => id ?? null),
  subjectId: optionalText(100),
});
export const auditEntrySchema = z.object({
  id: uuid,
  at: instant,
  actor: namedPersonSchema,
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  /** The name of a subject that is a person. */
  subjectName: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const failedJobSchema = z.object({
  id: uuid,
  /** The name of the event, or the kind of the job. */
  name: z.string(),
  queue: z.string(),
  reason: z.string().nullable(),
  tries: count,
  failedAt: instant,
});
export type FailedJob = z.infer<typeof failedJobSchema>;
