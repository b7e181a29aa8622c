import { z } from 'zod';
import { count, dollars, instant, uuid } from '#contract/http/primitives.ts';
import { rewardTierSchema } from './tier.ts';

/** A boost's amount and price; `affordable` compares the price with the current points. */
const boostSchema = z.object({ amount: dollars, points: count, affordable: z.boolean() });

const STATES_ON_SCREEN = ['unconfirmed', 'ready', 'in_review', 'refused', 'paid'] as const;
const claimStatusSchema = z.object({
  /** `unconfirmed`: the worker has to confirm the referral first. */
  state: z.enum(STATES_ON_SCREEN),
  /** Why it was refused. */
  reason: z.string().nullable(),
  /** A refused one may be made again once, when something has changed (rules.md#claim-again). */
  mayClaim: z.boolean(),
});

export const completedReferralSchema = z.object({
  id: uuid,
  workerName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  completedAt: instant,
  basePayout: dollars,
  tier: rewardTierSchema,
  /** It was paid (rules.md#reward-claim); `claim` says how far one that was not is. */
  payoutProcessed: z.boolean(),
  /** The claimed amount; null before a claim. */
  payout: dollars.nullable(),
  claim: claimStatusSchema,
  /**
   * The time from which an unconfirmed worker may be reminded (rules.md#nudges); null if no reminder is left.
   */
  nudgeFrom: instant.nullable(),
  boost: boostSchema,
});
export type CompletedReferral = z.infer<typeof completedReferralSchema>;
export const completedReferralListSchema = z.array(completedReferralSchema);
