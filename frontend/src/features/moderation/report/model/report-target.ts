import type { ReportTarget } from '#contract/moderation/vocabulary/reports.ts';

/** An item that users can report: a post, a reply, an event, a board, a job, a rating, or a person. */
export interface Reportable {
  readonly contentType: ReportTarget;
  readonly contentId: string;
}
