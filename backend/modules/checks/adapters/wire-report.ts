import { asId } from '#kernel/ids.ts';
import { NOTICE_REPORT, SUMMARY_OF_RIGHTS_FILE } from '../application/notify-check-parties.ts';
import { FetchReport } from '../application/report/fetch-report.ts';
import { ForgetReports } from '../application/report/forget-reports.ts';
import { OpenReport } from '../application/report/open-report.ts';
import type { ChecksBase } from './checks-base.ts';
import type { ChecksOutside } from './checks-outside.ts';
import type { PdfReportPrinter } from './pdf/pdf-report-printer.ts';
import type { PdfRightsPrinter } from './pdf/pdf-rights-printer.ts';
import { SqlNoticeReports } from './persistence/notice/sql-notice-reports.ts';

const REPORT_PRINTER = new URL('./pdf/pdf-report-printer.ts', import.meta.url);
const RIGHTS_PRINTER = new URL('./pdf/pdf-rights-printer.ts', import.meta.url);

/** The report and the summary of rights that go with a notice. */
export function wireReport({ platform, hiring }: ChecksOutside, { reader, links, provider }: ChecksBase) {
  const { sql, clock, printing } = platform;
  const reports = new SqlNoticeReports(sql, platform.fieldCipher);
  const print = printing.of<PdfReportPrinter>(REPORT_PRINTER, 'PdfReportPrinter')('print');
  const printRights = printing.of<PdfRightsPrinter>(RIGHTS_PRINTER, 'PdfRightsPrinter')('print');

  return {
    reports,
    fetchReport: new FetchReport({ provider, printer: { print } }),
    openReport: new OpenReport({ hiring, reader, links, reports }),
    attachmentSources: [
      {
        name: NOTICE_REPORT,
        read: async (id: string) => {
          const bytes = await reports.read(asId<'adverse_action'>(id));
          return bytes && { contentType: 'application/pdf', bytes };
        },
      },
      {
        name: SUMMARY_OF_RIGHTS_FILE,
        read: async (language: string) => {
          const bytes = await printRights(language === 'es' ? 'es' : 'en');
          return { contentType: 'application/pdf', bytes };
        },
      },
    ],
    dueWork: [new ForgetReports(reports, clock)],
  };
}

export type WiredReports = ReturnType<typeof wireReport>;
