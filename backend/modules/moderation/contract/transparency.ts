import { z } from 'zod';
import { count } from '#contract/http/primitives.ts';
import { MODERATION_ACTIONS } from './vocabulary/decisions.ts';
import { REPORT_REASONS } from './vocabulary/reports.ts';

/** Reports and decisions of one month (UTC). It names no one. */
export const moderationMonthSchema = z.object({
  /** `2026-11` */
  month: z.string(),
  reports: count,
  withdrawnReports: count,
  reportsByReason: z.record(z.enum(REPORT_REASONS), count),
  decisions: z.record(z.enum(MODERATION_ACTIONS), count),
  /** Median hours to a decision; null without decisions. */
  medianHours: z.number().nonnegative().nullable(),
  appeals: count,
  appealsGranted: count,
  appealsDenied: count,
});
export type ModerationMonth = z.infer<typeof moderationMonthSchema>;
