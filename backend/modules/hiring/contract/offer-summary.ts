import { z } from 'zod';
import { instant, uuid } from '#contract/http/primitives.ts';
import { OFFER_STATUSES } from './vocabulary/offer-status.ts';

export const offerStatusSchema = z.enum(OFFER_STATUSES);

/** What a referral tells about its latest letter. */
export const offerSummarySchema = z.object({
  id: uuid,
  status: offerStatusSchema,
  expiresAt: instant.nullable(),
  /** The candidate withdrew the consent to sign it electronically (rules.md#paper-and-withdrawal). */
  isConsentWithdrawn: z.boolean(),
});
