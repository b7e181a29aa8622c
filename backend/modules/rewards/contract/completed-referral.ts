import { z } from 'zod';
import { count, dollars, instant, uuid } from '#contract/http/primitives.ts';
import { rewardTierSchema } from './tier.ts';

/** What a boost adds and what it costs; `affordable` with the points of now. */
const boostSchema = z.object({ amount: dollars, points: count, affordable: z.boolean() });

export const completedReferralSchema = z.object({
  id: uuid,
  workerName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  completedAt: instant,
  basePayout: dollars,
  tier: rewardTierSchema,
  /** False is "ready to claim" (rules.md#reward-claim). */
  payoutProcessed: z.boolean(),
  payout: dollars.nullable(),
  boost: boostSchema,
});
export type CompletedReferral = z.infer<typeof completedReferralSchema>;
export const completedReferralListSchema = z.array(completedReferralSchema);
