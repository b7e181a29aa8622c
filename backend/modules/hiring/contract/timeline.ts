import { z } from 'zod';
import { instant } from '#contract/http/primitives.ts';
import { referralStatusSchema } from './referral-status.ts';

const TIMELINE_ACTORS = ['employer', 'referrer', 'worker', 'system'] as const;

export const timelineEntrySchema = z.object({
  at: instant,
  status: referralStatusSchema,
  /** The reader's own wording of the step (rules.md#timeline-words). */
  label: z.string(),
  actor: z.enum(TIMELINE_ACTORS),
  note: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
export const timelineSchema = z.array(timelineEntrySchema);
