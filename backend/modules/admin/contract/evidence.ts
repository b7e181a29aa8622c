import { z } from 'zod';

/** What a bank is told about a disputed payment. */
export const disputeEvidenceSchema = z.object({
  customerName: z.string(),
  customerEmail: z.string(),
  productDescription: z.string(),
  serviceDate: z.string().nullable(),
  activityLog: z.string(),
  statement: z.string(),
});
export type AdminDisputeEvidence = z.infer<typeof disputeEvidenceSchema>;

export const sendEvidenceSchema = z.object({
  /** What only a person can add. */
  note: z
    .string()
    .trim()
    .max(2000, 'Please keep it under 2,000 characters')
    .nullish()
    .transform((note) => note ?? ''),
});
