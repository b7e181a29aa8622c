import { z } from 'zod';
import { dollars, instant, uuid } from '#contract/http/primitives.ts';
import { OFFER_STATUSES } from '../vocabulary/offer-status.ts';

export const offerStatusSchema = z.enum(OFFER_STATUSES);

/** A summary of a referral's latest letter. */
export const offerSummarySchema = z.object({
  id: uuid,
  status: offerStatusSchema,
  expiresAt: instant.nullable(),
  /** The candidate withdrew the consent to sign it electronically (rules.md#paper-and-withdrawal). */
  isConsentWithdrawn: z.boolean(),
});

/** The same in a list of referrals; what waits for the employer is the owner's only. */
export const referralLetterSchema = offerSummarySchema.extend({
  /** The amount of its open payment; null if none is open. */
  due: dollars.nullable(),
  /** The candidate requested a change that has no answer yet. */
  isCountered: z.boolean(),
  /** The worker has it and can still answer (rules.md#awaiting-signature). */
  awaitsSignature: z.boolean(),
});
