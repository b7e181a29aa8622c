import { z } from 'zod';
import { numberInput } from '#contract/http/numbers.ts';
import { instant, paragraphs } from '#contract/http/primitives.ts';
import { SCAN_TYPES } from '../vocabulary/paper/paper-scan.ts';

/** Days that are added to the end (rules.md#offer-extension). */
export const extendOfferRequestSchema = z.object({
  days: numberInput({ min: 1, max: 30, integer: true, message: 'Please choose 1 to 30 days' }),
});
export type ExtendOfferInput = z.input<typeof extendOfferRequestSchema>;

/** A day or an instant. */
const signedAtField = z.union(
  [
    z.iso.date().transform((day) => ({ day })),
    z.iso.datetime({ offset: true }).transform((at) => ({ at: new Date(at) })),
  ],
  { error: 'Please enter the day it was signed' },
);

/** The scan of a letter that was signed on paper (rules.md#paper-scan). */
export const paperScanSchema = z.object({
  contentType: z.enum(SCAN_TYPES),
  size: z.int(),
  uploadedAt: instant,
  url: z.string(),
});

/** It needs a note, like a paper signature by the status call (rules.md#paper-signature). */
export const paperSignatureRequestSchema = z.object({
  signedAt: signedAtField,
  note: paragraphs({ min: 1, max: 2000, message: 'Please add a note about the signed offer' }),
});
export type PaperSignatureInput = z.input<typeof paperSignatureRequestSchema>;
