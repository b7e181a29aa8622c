import { CollectWaitingTexts } from '../application/cases/collect-waiting-texts.ts';
import { OpenCases } from '../application/cases/open-cases.ts';
import { ReportContent } from '../application/reports/report-content.ts';
import { WithdrawReport } from '../application/reports/withdraw-report.ts';
import { reportRoutes } from './http/reports/report.routes.ts';
import type { ModerationBase } from './moderation-base.ts';
import type { ModerationOutside } from './moderation-outside.ts';
import { SqlWaitingTexts } from './persistence/cases/sql-waiting-texts.ts';

/** Reports, and the cases that they open. */
export function wireReport({ platform, notifier }: ModerationOutside, base: ModerationBase) {
  const { sql, unitOfWork, clock } = platform;
  const { contents, cases, reports, trust, flagText } = base;
  const openCases = new OpenCases({ cases, reports, contents, flagText, notifier, clock });
  const shared = { unitOfWork, cases, openCases, clock };
  const report = new ReportContent({ ...shared, contents, trust, reports });
  const withdraw = new WithdrawReport({ ...shared, reports });

  return {
    routes: reportRoutes({ report, withdraw, reports }),
    dueWork: [new CollectWaitingTexts({ ...shared, waiting: new SqlWaitingTexts(sql), contents })],
  };
}
