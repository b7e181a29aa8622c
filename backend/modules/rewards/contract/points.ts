import { z } from 'zod';
import { count, instant, uuid } from '#contract/http/primitives.ts';

/** Reasons for a change of points (rules.md#points). */
const POINTS_KINDS = [
  'job_shared',
  'referral_submitted',
  'referral_confirmed',
  'referral_hired',
  'community_post',
  'community_reply',
  'event_rsvp',
  'profile_completed',
  'boost_spent',
  'boost_returned',
  'reversal',
] as const;
const pointsKindSchema = z.enum(POINTS_KINDS);

const pointsEntrySchema = z.object({
  id: uuid,
  kind: pointsKindSchema,
  /** Negative when spent or reversed. */
  points: z.int(),
  at: instant,
});

export const engagementPointsSchema = z.object({
  currentPoints: z.int(),
  weeklyProgress: count,
  weeklyLimit: count,
  history: z.array(pointsEntrySchema),
});
export type EngagementPoints = z.infer<typeof engagementPointsSchema>;
