import { z } from 'zod';
import { count, day } from '#contract/http/primitives.ts';

const linkFiguresShape = {
  /** People who followed the link. */
  clicks: count,
  /** Those of them who made an account afterward. */
  signUps: count,
  /** Workers referred, and applications made, by people whom the link led here. */
  referrals: count,
  hires: count,
};

/**
 * `GET /api/referral-links/stats`: the results of the user's share links in the last thirty days, by day
 * (UTC).
 */
export const linkStatsSchema = z.object({
  ...linkFiguresShape,
  /** Every day of the thirty, the oldest first. */
  byDay: z.array(z.object({ day, ...linkFiguresShape })),
});
export type LinkStats = z.infer<typeof linkStatsSchema>;
