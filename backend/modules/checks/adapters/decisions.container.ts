import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { asId } from '#kernel/ids.ts';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  FIELD_CIPHER,
  LOCAL_DAYS,
  PRINTING,
  ROUTES,
  SEALED_FIELDS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { HIRING } from '#modules/hiring/index.ts';
import { ATTACHMENT_SOURCES, DELIVERIES } from '#modules/notifications/index.ts';
import { NOTICES_TO_MAIL } from '#modules/offers/index.ts';
import { AnswerNotice } from '../application/answer-notice.ts';
import { EndAdverseAction } from '../application/end-adverse-action.ts';
import { MailNotice } from '../application/notice/mail-notice.ts';
import { PrintNotice, type NoticePrinter, type RightsPrinter } from '../application/notice/print-notice.ts';
import { SettleNotices } from '../application/notice/settle-notices.ts';
import { NOTICE_REPORT, SUMMARY_OF_RIGHTS_FILE } from '../application/notify-check-parties.ts';
import { FetchReport } from '../application/report/fetch-report.ts';
import { ForgetReports } from '../application/report/forget-reports.ts';
import { OpenReport } from '../application/report/open-report.ts';
import type { ReportPrinter } from '../application/report/ports.ts';
import { StartAdverseAction } from '../application/start-adverse-action.ts';
import {
  ACTIONS,
  ANSWER_NOTICE,
  BACKGROUND_CHECKS,
  CHECK_LOG,
  END_ACTION,
  LINKS,
  NOTICE_REPORTS,
  OPEN_REPORT,
  PEOPLE,
  PROVIDER,
  READ_CHECK,
  READER,
  START_ACTION,
} from './checks.tokens.ts';
import { adverseActionRoutes } from './http/adverse-action.routes.ts';
import { SqlNoticesToMail } from './persistence/sql-notices-to-mail.ts';
import { SqlNoticeReports } from './persistence/sql-notice-reports.ts';
import type { PdfReportPrinter } from './pdf/pdf-report-printer.ts';
import type { PdfRightsPrinter } from './pdf/pdf-rights-printer.ts';
import type { PdfNoticePrinter } from './pdf/pdf-notice-printer.ts';
import { settleNoticesConsumer } from './queue/settle-notices-consumer.ts';

const FETCH_REPORT = token<FetchReport>('checks.fetch-report');
const REPORT_PRINTER = token<ReportPrinter>('checks.report-printer');
const RIGHTS_PRINTER = token<RightsPrinter>('checks.rights-printer');
const SETTLE_NOTICES = token<SettleNotices>('checks.settle-notices');
const MAIL_NOTICE = token<MailNotice>('checks.mail-notice');
const NOTICE_PRINTER = token<NoticePrinter>('checks.notice-printer');
const PRINT_NOTICE = token<PrintNotice>('checks.print-notice');

type Bind = ContainerModuleLoadOptions['bind'];

/** Decisions because of checks, and the notices that come before and after them. */
export const decisionsContainer = new ContainerModule(({ bind }) => {
  bindReports(bind);
  bindRights(bind);
  bindNotices(bind);
  bindDecisions(bind);
  provide(bind, DUE_WORK, (actions) => actions, [END_ACTION]);
  provide(bind, DUE_WORK, (notices) => notices, [SETTLE_NOTICES]);
  provide(bind, EVENT_CONSUMERS, settleNoticesConsumer, [SETTLE_NOTICES]);
  provide(
    bind,
    ROUTES,
    (readCheck, startAction, endAction, mailNotice, printNotice, openReport) =>
      adverseActionRoutes({ readCheck, startAction, endAction, mailNotice, printNotice, openReport }),
    [READ_CHECK, START_ACTION, END_ACTION, MAIL_NOTICE, PRINT_NOTICE, OPEN_REPORT],
  );
});

function bindReports(bind: Bind): void {
  construct(bind, NOTICE_REPORTS, SqlNoticeReports, [SQL, FIELD_CIPHER]);
  provide(bind, SEALED_FIELDS, (reports) => reports, [NOTICE_REPORTS]);
  provide(
    bind,
    REPORT_PRINTER,
    (printing) => ({
      print: printing.of<PdfReportPrinter>(
        new URL('./pdf/pdf-report-printer.ts', import.meta.url),
        'PdfReportPrinter',
      )('print'),
    }),
    [PRINTING],
  );
  construct(bind, FETCH_REPORT, FetchReport, { provider: PROVIDER, printer: REPORT_PRINTER });
  construct(bind, OPEN_REPORT, OpenReport, {
    hiring: HIRING,
    reader: READER,
    links: LINKS,
    reports: NOTICE_REPORTS,
  });
  construct(bind, DUE_WORK, ForgetReports, [NOTICE_REPORTS, CLOCK]);
  provide(
    bind,
    ATTACHMENT_SOURCES,
    (reports) => ({
      name: NOTICE_REPORT,
      read: async (id) => {
        const bytes = await reports.read(asId<'adverse_action'>(id));
        return bytes && { contentType: 'application/pdf', bytes };
      },
    }),
    [NOTICE_REPORTS],
  );
}

function bindRights(bind: Bind): void {
  provide(
    bind,
    RIGHTS_PRINTER,
    (printing) => ({
      print: printing.of<PdfRightsPrinter>(
        new URL('./pdf/pdf-rights-printer.ts', import.meta.url),
        'PdfRightsPrinter',
      )('print'),
    }),
    [PRINTING],
  );
  provide(
    bind,
    ATTACHMENT_SOURCES,
    (printer) => ({
      name: SUMMARY_OF_RIGHTS_FILE,
      read: async (language) => {
        const bytes = await printer.print(language === 'es' ? 'es' : 'en');
        return { contentType: 'application/pdf', bytes };
      },
    }),
    [RIGHTS_PRINTER],
  );
}

function bindNotices(bind: Bind): void {
  construct(bind, NOTICES_TO_MAIL, SqlNoticesToMail, [SQL]);
  construct(bind, SETTLE_NOTICES, SettleNotices, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    reader: READER,
    actions: ACTIONS,
    deliveries: DELIVERIES,
    people: PEOPLE,
    log: CHECK_LOG,
    clock: CLOCK,
  });
  construct(bind, MAIL_NOTICE, MailNotice, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    actions: ACTIONS,
    localDays: LOCAL_DAYS,
    log: CHECK_LOG,
    clock: CLOCK,
  });
  provide(
    bind,
    NOTICE_PRINTER,
    (printing) => ({
      print: printing.of<PdfNoticePrinter>(
        new URL('./pdf/pdf-notice-printer.ts', import.meta.url),
        'PdfNoticePrinter',
      )('print'),
    }),
    [PRINTING],
  );
  construct(bind, PRINT_NOTICE, PrintNotice, {
    hiring: HIRING,
    reader: READER,
    links: LINKS,
    provider: PROVIDER,
    printer: NOTICE_PRINTER,
    localDays: LOCAL_DAYS,
    clock: CLOCK,
  });
}

function bindDecisions(bind: Bind): void {
  construct(bind, START_ACTION, StartAdverseAction, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    checks: BACKGROUND_CHECKS,
    actions: ACTIONS,
    links: LINKS,
    people: PEOPLE,
    fetchReport: FETCH_REPORT,
    reports: NOTICE_REPORTS,
    notices: SETTLE_NOTICES,
    log: CHECK_LOG,
    clock: CLOCK,
  });
  construct(bind, END_ACTION, EndAdverseAction, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    reader: READER,
    actions: ACTIONS,
    checks: BACKGROUND_CHECKS,
    links: LINKS,
    people: PEOPLE,
    notices: SETTLE_NOTICES,
    log: CHECK_LOG,
    clock: CLOCK,
  });
  construct(bind, ANSWER_NOTICE, AnswerNotice, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    reader: READER,
    actions: ACTIONS,
    checks: BACKGROUND_CHECKS,
    links: LINKS,
    provider: PROVIDER,
    people: PEOPLE,
    log: CHECK_LOG,
    clock: CLOCK,
  });
}
