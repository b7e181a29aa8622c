import { z } from 'zod';
import { LIST_LIMIT } from '#contract/http/lists.ts';
import { numberInput } from '#contract/http/numbers.ts';
import { count, dollars, uuid } from '#contract/http/primitives.ts';
import { rewardTierSchema } from './tier.ts';

/** A board has only one page. */
export const leaderboardQuerySchema = z.object({
  limit: numberInput({ min: 1, max: Number.MAX_SAFE_INTEGER, integer: true })
    .default(LIST_LIMIT.max)
    /** rules.md#page-size */
    .transform((limit) => Math.min(limit, LIST_LIMIT.max)),
});

/**
 * rules.md#leaderboard-names defines the visible fields. On both boards, tier and progress count all hires.
 */
export const leaderboardEntrySchema = z.object({
  /** Shared by people with as many hires (rules.md#leaderboard-ranks). */
  rank: count,
  /** Null without consent to be named; the name is then `Crewvine`, `member`. */
  id: uuid.nullable(),
  firstName: z.string(),
  /** The initial, `R.` */
  lastName: z.string(),
  /** Only for named people who have one. */
  profileImageUrl: z.string().nullable(),
  tier: rewardTierSchema,
  tierIcon: z.string(),
  tierColor: z.string(),
  /** Hires of the board's time. */
  successfulReferrals: count,
  /** Lifetime earnings; null without consent to show them. */
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
