import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { count, dollars, instant, optionalText, uuid } from '#contract/http/primitives.ts';
import { securityEventSchema } from '#contract/identity/security/security-events.ts';
import { SECURITY_EVENT_KINDS } from '#contract/identity/vocabulary/security-events.ts';
import { REFERRAL_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import { filterOf, namedPersonSchema, personId, searchText } from './filters.ts';

export const adminJobsQuerySchema = listQuerySchema.extend({
  /** In title and company. */
  q: searchText,
  status: filterOf(['open', 'closed'], 'Unknown status'),
  employerId: personId,
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
  /** Filters for one person: as the referrer, as the worker, or as the employer of the job. */
  referrerId: personId,
  workerId: personId,
  employerId: personId,
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
  /** Null for an application without a referrer. */
  referrer: namedPersonSchema.nullable(),
  hiredAt: instant.nullable(),
  createdAt: instant,
});
export type AdminReferral = z.infer<typeof adminReferralSchema>;

const waitlistFilter = { q: searchText };
export const adminWaitlistExportQuerySchema = z.object(waitlistFilter);
export const adminWaitlistQuerySchema = listQuerySchema.extend(waitlistFilter);
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
  actorId: personId,
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

export const adminSecurityEventsQuerySchema = listQuerySchema.extend({
  /** An email, or an address of the network. */
  q: searchText,
  kind: filterOf(SECURITY_EVENT_KINDS, 'Unknown kind'),
  userId: personId,
});
export const adminSecurityEventSchema = securityEventSchema.extend({
  /** Null if no account has the typed email or phone. */
  person: namedPersonSchema.nullable(),
});
export type AdminSecurityEvent = z.infer<typeof adminSecurityEventSchema>;

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
