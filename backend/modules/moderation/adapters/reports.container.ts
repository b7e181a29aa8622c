import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, DUE_WORK, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { MODERATED_CONTENT } from '#modules/community/index.ts';
import { RATING_MODERATION } from '#modules/hiring/index.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { JOB_MODERATION } from '#modules/jobs/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import type { WaitingTexts } from '../application/cases/case-store.ts';
import { CollectWaitingTexts } from '../application/cases/collect-waiting-texts.ts';
import { OpenCases } from '../application/cases/open-cases.ts';
import { ReportedContents } from '../application/content/reported-content.ts';
import { ReportContent } from '../application/reports/report-content.ts';
import { WithdrawReport } from '../application/reports/withdraw-report.ts';
import { ReportedJobs } from './content/reported-jobs.ts';
import { ReportedPeople } from './content/reported-people.ts';
import { ReportedRatings } from './content/reported-ratings.ts';
import { reportRoutes } from './http/reports/report.routes.ts';
import {
  CASE_STORE,
  FLAG_TEXT,
  OPEN_CASES,
  REPORT_STORE,
  REPORTED_CONTENTS,
  TRUST_READER,
} from './moderation.tokens.ts';
import { SqlCaseStore } from './persistence/cases/sql-case-store.ts';
import { SqlWaitingTexts } from './persistence/cases/sql-waiting-texts.ts';
import { SqlReportStore } from './persistence/reports/sql-report-store.ts';

const WAITING_TEXTS = token<WaitingTexts>('moderation.waiting-texts');
const REPORT_CONTENT = token<ReportContent>('moderation.report-content');
const WITHDRAW_REPORT = token<WithdrawReport>('moderation.withdraw-report');

/** Reports, and the cases that they open. */
export const reportsContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    REPORTED_CONTENTS,
    (community, jobs, accounts, ratings) =>
      new ReportedContents(community, [
        new ReportedJobs(jobs),
        new ReportedPeople(accounts),
        new ReportedRatings(ratings),
      ]),
    [MODERATED_CONTENT, JOB_MODERATION, ACCOUNT_READER, RATING_MODERATION],
  );
  construct(bind, CASE_STORE, SqlCaseStore, [SQL]);
  construct(bind, REPORT_STORE, SqlReportStore, [SQL]);
  construct(bind, OPEN_CASES, OpenCases, {
    cases: CASE_STORE,
    reports: REPORT_STORE,
    contents: REPORTED_CONTENTS,
    flagText: FLAG_TEXT,
    notifier: NOTIFIER,
    clock: CLOCK,
  });
  construct(bind, REPORT_CONTENT, ReportContent, {
    unitOfWork: UNIT_OF_WORK,
    contents: REPORTED_CONTENTS,
    trust: TRUST_READER,
    reports: REPORT_STORE,
    cases: CASE_STORE,
    openCases: OPEN_CASES,
    clock: CLOCK,
  });
  construct(bind, WITHDRAW_REPORT, WithdrawReport, {
    unitOfWork: UNIT_OF_WORK,
    reports: REPORT_STORE,
    cases: CASE_STORE,
    openCases: OPEN_CASES,
    clock: CLOCK,
  });
  provide(bind, ROUTES, (report, withdraw, reports) => reportRoutes({ report, withdraw, reports }), [
    REPORT_CONTENT,
    WITHDRAW_REPORT,
    REPORT_STORE,
  ]);
  construct(bind, WAITING_TEXTS, SqlWaitingTexts, [SQL]);
  construct(bind, DUE_WORK, CollectWaitingTexts, {
    unitOfWork: UNIT_OF_WORK,
    waiting: WAITING_TEXTS,
    contents: REPORTED_CONTENTS,
    cases: CASE_STORE,
    openCases: OPEN_CASES,
    clock: CLOCK,
  });
});
