import { z } from 'zod';
import { count, dollars } from '#contract/http/primitives.ts';

/** rules.md#pending-counts and rules.md#earnings-figures define each figure. */
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
