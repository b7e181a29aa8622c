import { AnswerNotice } from '../application/notice/answer-notice.ts';
import { EndAdverseAction } from '../application/notice/end-adverse-action.ts';
import { MailNotice } from '../application/notice/mail-notice.ts';
import { PrintNotice } from '../application/notice/print-notice.ts';
import { SettleNotices } from '../application/notice/settle-notices.ts';
import type { ReadCheck } from '../application/order/read-check.ts';
import { StartAdverseAction } from '../application/notice/start-adverse-action.ts';
import type { ChecksBase } from './checks-base.ts';
import type { ChecksOutside } from './checks-outside.ts';
import { adverseActionRoutes } from './http/notice/adverse-action.routes.ts';
import type { PdfNoticePrinter } from './pdf/pdf-notice-printer.ts';
import { SqlNoticesToMail } from './persistence/notice/sql-notices-to-mail.ts';
import type { WiredReports } from './wire-report.ts';

const NOTICE_PRINTER = new URL('./pdf/pdf-notice-printer.ts', import.meta.url);

/** Decisions because of checks, and the notices that come before and after them. */
export function wireNotice(
  { platform, hiring, deliveries }: ChecksOutside,
  base: ChecksBase,
  { reports, fetchReport, openReport }: WiredReports,
  readCheck: ReadCheck,
) {
  const { sql, unitOfWork, clock, localDays, printing } = platform;
  const { checks, actions, reader, log, links, provider, people } = base;
  const locked = { unitOfWork, hiring, actions, log, clock };
  const notices = new SettleNotices({ ...locked, reader, deliveries, people });
  const startAction = new StartAdverseAction({
    ...locked,
    checks,
    links,
    people,
    fetchReport,
    reports,
    notices,
  });
  const endAction = new EndAdverseAction({ ...locked, reader, checks, links, people, notices });
  const mailNotice = new MailNotice({ ...locked, localDays });
  const print = printing.of<PdfNoticePrinter>(NOTICE_PRINTER, 'PdfNoticePrinter')('print');
  const printer = { print };
  const printNotice = new PrintNotice({ hiring, reader, links, provider, printer, localDays, clock });

  return {
    notices,
    endAction,
    answerNotice: new AnswerNotice({ ...locked, reader, checks, links, provider, people }),
    noticesToMail: new SqlNoticesToMail(sql),
    routes: adverseActionRoutes({ readCheck, startAction, endAction, mailNotice, printNotice, openReport }),
    dueWork: [endAction, notices],
  };
}
