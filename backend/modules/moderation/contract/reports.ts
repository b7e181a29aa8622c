import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { instant, paragraphs, uuid } from '#contract/http/primitives.ts';
import { REPORT_ACTIONS } from './vocabulary/case-actions.ts';
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

/** The fields of the report dialog. */
export const reportFormSchema = z.object({
  reason: z.enum(REPORT_REASONS, { error: REASON_REQUIRED }),
  description: paragraphs({
    min: DETAILS_MIN,
    max: DETAILS_MAX,
    message: DETAILS_REQUIRED,
    tooLong: 'Please keep it under 2,000 characters',
  }),
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

/** All of them, or the one about one thing, unless it was taken back. */
export const myReportsQuerySchema = listQuerySchema.extend({
  contentType: z.enum(REPORT_TARGETS, { error: 'Unknown kind of content' }).optional(),
  contentId: uuid.optional(),
});
/** A report as its reporter sees it. */
export const myReportSchema = z.object({
  id: uuid,
  targetType: z.enum(REPORT_TARGETS),
  targetId: uuid,
  excerpt: z.string(),
  reason: z.enum(REPORT_REASONS),
  description: z.string(),
  status: z.enum(REPORT_STATUSES),
  createdAt: instant,
  resolvedAt: instant.nullable(),
  actions: z.array(z.enum(REPORT_ACTIONS)),
});
export type MyReport = z.infer<typeof myReportSchema>;
