import { PDFDocument } from 'pdf-lib';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { PageFlow } from '#platform/pdf/page-flow.ts';
import type { ReportPrinter, ReportValue } from '../../application/report/ports.ts';

type Report = Parameters<ReportPrinter['print']>[0];

/** The agency's data as a PDF if it provides none: complete and in its own words (rules.md#whole-report). */
export class PdfReportPrinter implements ReportPrinter {
  async print({ agency, contact, candidateName, data }: Report): Promise<Uint8Array> {
    const pdf = await PDFDocument.create();
    pdf.setTitle(withoutTurns(`Consumer report: ${candidateName}`), { showInWindowTitleBar: true });
    pdf.setAuthor(withoutTurns(agency));
    pdf.setProducer('Crewvine');
    pdf.setCreator('Crewvine');
    pdf.setLanguage('en-US');
    const faces = await embedFaces(pdf, [agency, contact, candidateName, JSON.stringify(data)].join(' '));
    const flow = new PageFlow(pdf, faces);
    flow.text('Consumer report', { face: flow.faces.heading, size: 24, after: 10 });
    flow.row('About', candidateName);
    flow.row('Prepared by', `${agency}, ${contact}`);
    write(flow, data, []);
    flow.number(`Consumer report  ·  ${agency}`);
    return pdf.save();
  }
}

/** A heading for each part, and a row for each field. */
function write(flow: PageFlow, value: ReportValue, path: readonly string[]): void {
  if (!isPart(value)) {
    flow.row(path.at(-1) ?? 'Report', wordsOf(value));
    return;
  }
  const entries = Object.entries(value).map(([name, one]) => [labelOf(name, value), one] as const);
  const said = entries.filter(([, one]) => !isPart(one));
  const parts = entries.filter(([, one]) => isPart(one));
  if (path.length > 0 && (said.length > 0 || parts.length === 0)) flow.heading(path.join(' · '));
  if (entries.length === 0) flow.text('None');
  for (const [name, one] of said) write(flow, one, [...path, name]);
  for (const [name, one] of parts) write(flow, one, [...path, name]);
}

function isPart(value: ReportValue): value is Exclude<ReportValue, string | number | boolean | null> {
  return typeof value === 'object' && value !== null;
}

/** `first_name` reads "First name"; of a list, the number of the item. */
function labelOf(name: string, of: object): string {
  if (Array.isArray(of)) return String(Number(name) + 1);
  const words = name.replaceAll('_', ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function wordsOf(value: string | number | boolean | null): string {
  if (value === null || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
