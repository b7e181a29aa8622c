import { z } from 'zod';
import { optionalParagraphs } from '#contract/http/primitives.ts';
import { contactMessageField, interviewRequestSchema } from '../interview/interview.ts';
import { employerReasonSchema, reportFields, workFields } from '../referral-status.ts';
import { REFERRAL_STATUSES, STATUS_ALIAS_NAMES } from '../vocabulary/referral-status.ts';

const REJECTION_NOTE_MISSING = 'Please provide a reason';

/**
 * The requested status stays unchanged: `interview_scheduled` may take two steps if `interviewing` is refused
 * (rules.md#interview-alias), so the use case translates aliases.
 */
export const changeStatusRequestSchema = z
  .object({
    status: z.enum([...REFERRAL_STATUSES, ...STATUS_ALIAS_NAMES], { error: 'Unknown status' }),
    notes: optionalParagraphs(2000),
    reason: employerReasonSchema.nullish().transform((reason) => reason ?? null),
    /** With a rejection. */
    ...reportFields,
    /** With the rejection of a hire. */
    ...workFields,
    /** With the step to the interview (rules.md#interviews). */
    interview: interviewRequestSchema.nullish().transform((interview) => interview ?? null),
    /** With the contact and the step to the interview: a text to the worker. */
    message: contactMessageField,
  })
  .refine((change) => change.status !== 'rejected' || change.notes !== null, {
    error: REJECTION_NOTE_MISSING,
    path: ['notes'],
  });
export type ChangeStatusInput = z.input<typeof changeStatusRequestSchema>;
