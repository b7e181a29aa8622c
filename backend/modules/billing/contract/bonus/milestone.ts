import { z } from 'zod';
import { dollars, instant, paragraphs, uuid } from '#contract/http/index.ts';

/** `waiting`: for the worker's confirmation (rules.md#unconfirmed-hires). */
const milestoneStatusSchema = z.enum(['waiting', 'coming', 'paid', 'void']);

const RELEASE_REASON_MESSAGE = 'Please say why, in at least five letters';

export const releaseMilestoneSchema = z.strictObject({
  reason: paragraphs({
    min: 5,
    max: 500,
    message: RELEASE_REASON_MESSAGE,
    tooLong: 'Please use at most 500 letters',
  }),
});
export type ReleaseMilestoneInput = z.infer<typeof releaseMilestoneSchema>;

export const releasedMilestoneSchema = z.object({
  id: uuid,
  amount: dollars,
  dueAt: instant,
  status: milestoneStatusSchema,
});
export type ReleasedMilestone = z.infer<typeof releasedMilestoneSchema>;
