import { z } from 'zod';
import { dollars, instant, uuid } from '#contract/http/primitives.ts';
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

/** The same in a list of referrals; what waits for the employer is the owner's only. */
export const referralLetterSchema = offerSummarySchema.extend({
  /** What its open payment asks for; null if none is open. */
  due: dollars.nullable(),
  /** The candidate asked for a change, and nobody has answered. */
  isCountered: z.boolean(),
});
