import { z } from 'zod';
import { offerStatusSchema } from '#contract/hiring/referral/offer-summary.ts';
import { letterActionsSchema } from '../letter/letter-actions.ts';
import { paperScanSchema } from './open-letter.ts';
import { instant, paragraphs, uuid } from '#contract/http/primitives.ts';

/** Terms that are added to a signed letter (rules.md#addendum). */
export const addendumRequestSchema = z.object({
  terms: paragraphs({ min: 1, max: 5000, message: 'Please write what the addendum says' }),
});
export type AddendumInput = z.input<typeof addendumRequestSchema>;

export const addendumSchema = z.object({
  id: uuid,
  terms: z.string(),
  status: offerStatusSchema,
  actions: letterActionsSchema,
  sentAt: instant,
  signedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  /** How it was signed. */
  signatureKind: z.enum(['digital', 'paper']).nullable(),
  /** With a signature on paper. */
  paperNote: z.string().nullable(),
  paperScan: paperScanSchema.nullable(),
  documentUrl: z.string(),
});
export type Addendum = z.infer<typeof addendumSchema>;
