import { z } from 'zod';
import { optionalText } from '../../../platform/http/contract/primitives.ts';
import { REFERRAL_STATUSES, rejectionReasonSchema, STATUS_ALIAS_NAMES } from './referral-status.ts';

export const REJECTION_NOTE_MISSING = 'Please provide a reason';
/** An `offer_signed` without a digital letter records a paper signature and says so in a note (decisions 33, 76). */
export const PAPER_SIGNATURE_NOTE_MISSING = 'Please add a note about the signed offer';

/**
 * The status stays as it was asked for: `interview_scheduled` may do two steps where `interviewing` is refused (decision
 * 75), so the use case translates aliases.
 */
export const changeStatusRequestSchema = z
  .object({
    status: z.enum([...REFERRAL_STATUSES, ...STATUS_ALIAS_NAMES], { error: 'Unknown status' }),
    notes: optionalText(2000),
    reason: rejectionReasonSchema.nullish().transform((reason) => reason ?? null),
  })
  .refine((change) => change.status !== 'rejected' || change.notes !== null, {
    error: REJECTION_NOTE_MISSING,
    path: ['notes'],
  });
export type ChangeStatusRequest = z.infer<typeof changeStatusRequestSchema>;
export type ChangeStatusInput = z.input<typeof changeStatusRequestSchema>;
