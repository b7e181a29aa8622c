import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { instant, uuid } from '#contract/http/primitives.ts';
import {
  DETAILS_MAX,
  DETAILS_MIN,
  DETAILS_REQUIRED,
  REASON_REQUIRED,
  REPORT_REASONS,
  REPORT_STATUSES,
  REPORT_TARGETS,
} from './vocabulary/reports.ts';

const NAMES = [
  ['contentType', 'targetType'],
  ['contentId', 'targetId'],
  ['reason', 'reasonCategory'],
  ['description', 'details'],
] as const;

/** The second name of a field counts where the first is missing. */
function inFirstNames(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const given: Record<string, unknown> = { ...body };
  for (const [name, alias] of NAMES) given[name] ??= given[alias];
  return given;
}

/** What the dialog asks. */
export const reportFormSchema = z.object({
  reason: z.enum(REPORT_REASONS, { error: REASON_REQUIRED }),
  description: z
    .string({ error: DETAILS_REQUIRED })
    .trim()
    .min(DETAILS_MIN, DETAILS_REQUIRED)
    .max(DETAILS_MAX, 'Please keep it under 2,000 characters'),
});

/** A report in the words of the dialog, or in those of the stored fields. */
export const reportRequestSchema = z.preprocess(
  inFirstNames,
  reportFormSchema.extend({
    contentType: z.enum(REPORT_TARGETS, { error: 'Unknown kind of content' }),
    contentId: uuid,
  }),
);
export type ReportRequest = {
  readonly contentType: (typeof REPORT_TARGETS)[number];
  readonly contentId: string;
  readonly reason: (typeof REPORT_REASONS)[number];
  readonly description: string;
};

export const reportedSchema = z.object({ id: uuid, status: z.enum(REPORT_STATUSES) });
export type Reported = z.infer<typeof reportedSchema>;

export const myReportsQuerySchema = listQuerySchema;
/** A report as its reporter sees it. */
export const myReportSchema = z.object({
  id: uuid,
  targetType: z.enum(REPORT_TARGETS),
  excerpt: z.string(),
  reason: z.enum(REPORT_REASONS),
  description: z.string(),
  status: z.enum(REPORT_STATUSES),
  createdAt: instant,
  resolvedAt: instant.nullable(),
});
export type MyReport = z.infer<typeof myReportSchema>;
