import type { ReportTarget } from '#contract/moderation/vocabulary/reports.ts';

/** What can be reported: a post, a reply, an event, a board, a job, a rating or a person. */
export interface Reportable {
  readonly contentType: ReportTarget;
  readonly contentId: string;
}
