import { z } from 'zod';
import { AGAINST_RULE, day, optionalParagraphs } from '#contract/http/primitives.ts';
import { REFERRAL_STATUSES } from './vocabulary/referral-status.ts';
import { EMPLOYER_REASONS, REJECTION_REASONS } from './vocabulary/rejection-reason.ts';

export const referralStatusSchema = z.enum(REFERRAL_STATUSES);
/** The employer's reasons; only the worker can report that they declined. */
export const employerReasonSchema = z.enum(EMPLOYER_REASONS, { error: 'Unknown reason' });
export const rejectionReasonSchema = z.enum(REJECTION_REASONS, { error: 'Unknown reason' });

/** The employer's statement about a report on the candidate when a candidacy ends (rules.md#ways-out). */
export const reportFields = {
  /** Whether the report plays any part; null is no answer. */
  reportPlaysPart: z
    .boolean()
    .nullish()
    .transform((part) => part ?? null),
  /** The other reason, if the candidate has had a notice because of the report. */
  otherReason: optionalParagraphs(2000),
};

const DATE = 'Please enter a valid date';

/**
 * Whether the worker of an ending hire worked at least a day, and the last one; null is no answer (rules.md#i9-kept).
 */
export const workFields = {
  worked: z
    .boolean()
    .nullish()
    .transform((worked) => worked ?? null),
  lastDay: z
    .string({ error: DATE })
    .nullish()
    .transform((given) => given || null)
    .refine((given) => given === null || day.safeParse(given).success, { error: DATE, ...AGAINST_RULE }),
};

/** The work is done; the last day of it is the employer's to say or not. */
export const completeRequestSchema = z.object({ lastDay: workFields.lastDay });
