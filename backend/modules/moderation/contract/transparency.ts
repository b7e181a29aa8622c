import { z } from 'zod';
import { count } from '#contract/http/primitives.ts';
import { MODERATION_ACTIONS } from './vocabulary/decisions.ts';
import { REPORT_REASONS } from './vocabulary/reports.ts';

/** What was reported and decided in a month (UTC). It names nobody. */
export const moderationMonthSchema = z.object({
  /** `2026-11` */
  month: z.string(),
  reports: count,
  withdrawnReports: count,
  reportsByReason: z.record(z.enum(REPORT_REASONS), count),
  decisions: z.record(z.enum(MODERATION_ACTIONS), count),
  /** Half of the cases were decided sooner; null where none was. */
  medianHours: z.number().nonnegative().nullable(),
  appeals: count,
  appealsGranted: count,
  appealsDenied: count,
});
export type ModerationMonth = z.infer<typeof moderationMonthSchema>;
