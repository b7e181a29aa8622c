import { z } from 'zod';
import { EVIDENCE_ACTIONS } from '#contract/billing/vocabulary/disputes/dispute-actions.ts';
import { EVIDENCE_FILES } from '#contract/billing/vocabulary/disputes/evidence.ts';
import { count, instant, paragraphs } from '#contract/http/primitives.ts';

/** The submitted or prepared evidence of a disputed payment. */
export const disputeEvidenceSchema = z.object({
  customerName: z.string(),
  customerEmail: z.string(),
  productDescription: z.string(),
  serviceDate: z.string().nullable(),
  activityLog: z.string(),
  statement: z.string(),
  /** Documents in addition to the text, with their size in bytes. */
  files: z.array(z.object({ kind: z.enum(EVIDENCE_FILES), size: count })),
  /** Null before submission; the rest is then a preview. */
  sentAt: instant.nullable(),
  /** The commands that are accepted now. */
  actions: z.array(z.enum(EVIDENCE_ACTIONS)),
});
export type AdminDisputeEvidence = z.infer<typeof disputeEvidenceSchema>;

export const sendEvidenceSchema = z.object({
  /** Facts only a person can add. */
  note: paragraphs({ max: 2000, tooLong: 'Please keep it under 2,000 characters' })
    .nullish()
    .transform((note) => note ?? ''),
});
