import { z } from 'zod';
import { dollars, instant, uuid } from '#contract/http/index.ts';

/** `waiting`: until the worker has confirmed (rules.md#unconfirmed-hires). */
const milestoneStatusSchema = z.enum(['waiting', 'coming', 'paid', 'void']);

const RELEASE_REASON_MESSAGE = 'Please say why, in at least five letters';

export const releaseMilestoneSchema = z.strictObject({
  reason: z
    .string(RELEASE_REASON_MESSAGE)
    .trim()
    .min(5, RELEASE_REASON_MESSAGE)
    .max(500, 'Please use at most 500 letters'),
});
export type ReleaseMilestoneInput = z.infer<typeof releaseMilestoneSchema>;

export const releasedMilestoneSchema = z.object({
  id: uuid,
  amount: dollars,
  dueAt: instant,
  status: milestoneStatusSchema,
});
export type ReleasedMilestone = z.infer<typeof releasedMilestoneSchema>;
