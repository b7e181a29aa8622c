import { z } from 'zod';
import { instant, uuid } from '#contract/http/primitives.ts';

/** rules.md#offer-statuses */
const OFFER_STATUSES = ['draft', 'sent', 'viewed', 'signed', 'declined', 'expired', 'withdrawn'] as const;
export const offerStatusSchema = z.enum(OFFER_STATUSES);
export type OfferStatus = z.infer<typeof offerStatusSchema>;

/** What a referral tells about its latest letter. */
export const offerSummarySchema = z.object({
  id: uuid,
  status: offerStatusSchema,
  expiresAt: instant.nullable(),
});
