import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { instant, uuid } from '#contract/http/primitives.ts';
import { OFFER_STATUSES } from '#contract/hiring/vocabulary/offer-status.ts';
import { filterOf, namedPersonSchema, personId } from './filters.ts';

export const adminLettersQuerySchema = listQuerySchema.extend({
  status: filterOf(OFFER_STATUSES, 'Unknown status'),
  employerId: personId,
  referrerId: personId,
  /** Letters to a worker who has an account. */
  workerId: personId,
});

export const adminLetterSchema = z.object({
  id: uuid,
  referralId: uuid,
  workerName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  payRate: z.string(),
  status: z.enum(OFFER_STATUSES),
  /** The candidate withdrew the consent to sign it electronically. */
  isConsentWithdrawn: z.boolean(),
  employer: namedPersonSchema,
  sentAt: instant.nullable(),
  signedAt: instant.nullable(),
  createdAt: instant,
});
export type AdminLetter = z.infer<typeof adminLetterSchema>;
