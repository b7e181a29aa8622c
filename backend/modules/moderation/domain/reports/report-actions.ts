import type { ReportAction } from '../../contract/vocabulary/case-actions.ts';
import type { REPORT_STATUSES } from '../../contract/vocabulary/reports.ts';

/** Until a moderator decides, the report can be taken back. */
function mayWithdraw(status: (typeof REPORT_STATUSES)[number]): boolean {
  return status === 'open';
}

/** The reporter's commands that are accepted now. */
export function reportActions(status: (typeof REPORT_STATUSES)[number]): ReportAction[] {
  return mayWithdraw(status) ? ['withdraw'] : [];
}
