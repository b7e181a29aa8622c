import { z } from 'zod';
import { count, dollars } from '#contract/http/primitives.ts';

/** What each figure counts: rules.md#pending-counts and rules.md#earnings-figures. */
export const referrerStatsSchema = z.object({
  totalReferrals: count,
  pendingReferrals: count,
  successfulReferrals: count,
  totalEarnings: dollars,
  pendingEarnings: dollars,
  availableBalance: dollars,
  conversionRate: z.number().min(0).max(1),
});
export type ReferrerStats = z.infer<typeof referrerStatsSchema>;
