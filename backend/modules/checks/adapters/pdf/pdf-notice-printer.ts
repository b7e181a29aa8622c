import { PDFDocument } from 'pdf-lib';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { PageFlow } from '#platform/pdf/page-flow.ts';
import type { NoticePrinter, PrintedNotice } from '../../application/notice/print-notice.ts';
import { screeningLabel } from '../../contract/order/screening-labels.ts';
import { SUMMARY_OF_RIGHTS } from '../../contract/rights/summary-of-rights.ts';
import { NOTICE_LABELS } from './notice-labels.ts';
import { writeRights } from './pdf-rights-printer.ts';

/** A notice because of a report, as the employer mails it (rules.md#notice-arrives). */
export class PdfNoticePrinter implements NoticePrinter {
  async print(notice: PrintedNotice): Promise<Uint8Array> {
    const words = NOTICE_LABELS[notice.language];
    const pdf = await PDFDocument.create();
    pdf.setTitle(withoutTurns(`${words.title[notice.name]}: ${notice.candidateName}`), {
      showInWindowTitleBar: true,
    });
    pdf.setAuthor(withoutTurns(notice.employerCompany));
    pdf.setProducer('Crewvine');
    pdf.setCreator('Crewvine');
    pdf.setLanguage(notice.language === 'es' ? 'es-US' : 'en-US');
    const flow = new PageFlow(
      pdf,
      await embedFaces(pdf, wordsOf(notice) + JSON.stringify(SUMMARY_OF_RIGHTS)),
    );
    writeLetter(flow, notice);
    writeReport(flow, notice);
    flow.newPage();
    writeRights(flow, notice.language);
    flow.number(words.foot, words.pages);
    return pdf.save();
  }
}

/** All user text: names come in many scripts (rules.md#every-name). */
function wordsOf(notice: PrintedNotice): string {
  const { candidateName, jobTitle, employerCompany, agency, agencyContact, findings } = notice;
  const found = findings.map(({ screening, note }) => `${screening} ${note ?? ''}`);
  return [candidateName, jobTitle, employerCompany, agency, agencyContact, ...found].join(' ');
}

function writeLetter(flow: PageFlow, notice: PrintedNotice): void {
  const words = NOTICE_LABELS[notice.language];
  const { employerCompany: company, jobTitle: job, agency, agencyContact: contact } = notice;
  const about = { company, job, agency, contact };
  const check = words.check[notice.kind];
  flow.text(words.title[notice.name], { face: flow.faces.heading, size: 24, after: 10 });
  flow.text(dayOf(notice), { size: 11 });
  flow.text(notice.candidateName, { size: 11 });
  const isFinal = notice.name === 'finalNotice';
  flow.text(isFinal ? words.decided(about, check) : words.considering(about, check), { size: 11 });
  if (!isFinal) flow.text(words.wait, { size: 11 });
  flow.text(words.agency(about), { size: 11 });
  flow.text(words.freeCopy(about), { size: 11 });
  if (!isFinal) flow.text(words.dispute(about), { size: 11 });
  if (notice.link === null) return;
  flow.text(words.page, { size: 11 });
  flow.text(notice.link, { size: 11 });
}

function writeReport(flow: PageFlow, { language, findings }: PrintedNotice): void {
  const words = NOTICE_LABELS[language];
  flow.heading(words.report);
  for (const { screening, result, note } of findings)
    flow.row(screeningLabel(screening, language), result === 'clear' ? words.clear : (note ?? ''));
}

function dayOf({ on, language }: PrintedNotice): string {
  const format = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const locale = language === 'es' ? 'es-US' : 'en-US';
  return new Intl.DateTimeFormat(locale, format).format(new Date(`${on}T12:00:00Z`));
}
