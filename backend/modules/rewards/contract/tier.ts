import { z } from 'zod';
import { count, dollars } from '#contract/http/primitives.ts';

const REWARD_TIERS = ['bronze', 'silver', 'gold', 'platinum'] as const;
export const rewardTierSchema = z.enum(REWARD_TIERS);
export type RewardTier = z.infer<typeof rewardTierSchema>;

/** rules.md#tier-progress */
export const userTierSchema = z.object({
  currentTier: rewardTierSchema,
  tierIcon: z.string(),
  tierColor: z.string(),
  rewardPerHire: dollars,
  totalEarnings: dollars,
  successfulHires: count,
  /** Whole percent of the current band; platinum is 100. */
  progressToNext: z.int().min(0).max(100),
  /** Null for platinum. */
  nextTier: z
    .object({
      name: rewardTierSchema,
      /** How many are still missing. */
      hiresNeeded: count,
      rewardPerHire: dollars,
    })
    .nullable(),
});
export type UserTier = z.infer<typeof userTierSchema>;
