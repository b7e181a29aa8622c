import { z } from 'zod';
import { LIST_LIMIT } from '#contract/http/lists.ts';
import { numberInput } from '#contract/http/numbers.ts';
import { count, dollars, uuid } from '#contract/http/primitives.ts';
import { rewardTierSchema } from './tier.ts';

/** A board is one page: whoever comes after it is not shown. */
export const leaderboardQuerySchema = z.object({
  limit: numberInput({ min: 1, max: Number.MAX_SAFE_INTEGER, integer: true })
    .default(LIST_LIMIT.max)
    /** rules.md#page-size */
    .transform((limit) => Math.min(limit, LIST_LIMIT.max)),
});

/** What is shown of whom: rules.md#leaderboard-names. Tier and what is missing for the next are of all hires, on both boards. */
export const leaderboardEntrySchema = z.object({
  /** Shared by people with as many hires (rules.md#leaderboard-ranks). */
  rank: count,
  /** Null for whoever did not agree to be named: `Crewvine`, `member`. */
  id: uuid.nullable(),
  firstName: z.string(),
  /** The initial, `R.` */
  lastName: z.string(),
  /** Of whoever is named and has one. */
  profileImageUrl: z.string().nullable(),
  tier: rewardTierSchema,
  tierIcon: z.string(),
  tierColor: z.string(),
  /** Hires of the board's time. */
  successfulReferrals: count,
  /** Of all time; null where the person did not agree to show it. */
  totalEarnings: dollars.nullable(),
  /** Null for platinum. */
  nextTier: rewardTierSchema.nullable(),
  progressToNext: z.int().min(0).max(100),
  /** 0 for platinum. */
  hiresNeeded: count,
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;

/** Most hires first. */
export const leaderboardSchema = z.array(leaderboardEntrySchema);
