import { z } from 'zod';
import { count, dollars } from '#contract/http/primitives.ts';
import { TIERS } from '#contract/hiring/vocabulary/tiers.ts';

export const rewardTierSchema = z.enum(TIERS);

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
