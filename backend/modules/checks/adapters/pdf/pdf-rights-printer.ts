import { PDFDocument } from 'pdf-lib';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { PageFlow } from '#platform/pdf/page-flow.ts';
import type { RightsPrinter } from '../../application/notice/print-notice.ts';
import { SUMMARY_OF_RIGHTS } from '../../contract/rights/summary-of-rights.ts';
import type { Right } from '../../contract/rights/rights-text.ts';

const SMALL = { size: 9.5, after: 6 };

/** The Bureau's summary of rights, whole, in the reader's language and then in the other (rules.md#summary-of-rights). */
export class PdfRightsPrinter implements RightsPrinter {
  async print(language: Language): Promise<Uint8Array> {
    const { text, version } = SUMMARY_OF_RIGHTS[language];
    const pdf = await PDFDocument.create();
    pdf.setTitle(text.title, { showInWindowTitleBar: true });
    pdf.setProducer('Crewvine');
    pdf.setCreator('Crewvine');
    pdf.setLanguage(language === 'es' ? 'es-US' : 'en-US');
    const flow = new PageFlow(pdf, await embedFaces(pdf, JSON.stringify(SUMMARY_OF_RIGHTS)));
    writeRights(flow, language);
    flow.number(`12 CFR 1022, appendix K  ·  ${version}`, '{page} / {pages}');
    return pdf.save();
  }
}

/** In both languages, each from the top of a page. */
export function writeRights(flow: PageFlow, language: Language): void {
  writeIn(flow, language);
  flow.newPage();
  writeIn(flow, language === 'es' ? 'en' : 'es');
}

function writeIn(flow: PageFlow, language: Language): void {
  const { text } = SUMMARY_OF_RIGHTS[language];
  flow.text(text.otherLanguage, SMALL);
  flow.text(text.title, { face: flow.faces.heading, size: 18, after: 8 });
  flow.text(text.intro, SMALL);
  for (const right of text.rights) writeRight(flow, right);
  flow.text(text.nationwide.lead, { ...SMALL, face: flow.faces.strong });
  flow.text(text.nationwide.title, { ...SMALL, face: flow.faces.strong });
  for (const paragraph of text.nationwide.paragraphs) flow.text(paragraph, SMALL);
  for (const right of text.lastRights) writeRight(flow, right);
  flow.text(text.states, SMALL);
  flow.row(text.business, text.contact);
  for (const { business, contact } of text.regulators) writeRegulator(flow, business, contact);
}

function writeRight(flow: PageFlow, { lead, text, points = [], more = [] }: Right): void {
  flow.text(`• ${lead}`, { ...SMALL, face: flow.faces.strong, after: 1 });
  flow.text(text, SMALL);
  for (const point of points) flow.text(`– ${point}`, { ...SMALL, x: 14, after: 2 });
  for (const paragraph of more) flow.text(paragraph, SMALL);
}

/** The business over its regulator: the names are too long for a narrow column. */
function writeRegulator(flow: PageFlow, business: string, contact: string): void {
  flow.keep(60);
  for (const line of business.split('\n')) flow.text(line, { ...SMALL, after: 1 });
  flow.text(contact.replaceAll('\n', ', '), { ...SMALL, face: flow.faces.strong, x: 14 });
}
