import { z } from 'zod';
import { count, dollars } from '#contract/http/primitives.ts';

/** Figures of the community so far (rules.md#forum-stats). */
export const forumStatsSchema = z.object({
  activeMembers: count,
  successfulReferrals: count,
  bonusesPaid: dollars,
});
export type ForumStats = z.infer<typeof forumStatsSchema>;
