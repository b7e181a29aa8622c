import { PDFDocument } from 'pdf-lib';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import { embedFaces, type Faces } from '#platform/pdf/fonts.ts';
import type { FormToPrint } from '../../application/export/form-printer.ts';
import type { I9Entry } from '../../domain/form/i9-entry.ts';
import { FormPage } from './form-page.ts';

/** Empty, with what it is about, and the fonts that its words need. */
export async function newFormPdf(
  form: FormToPrint,
  at: Date,
): Promise<{ readonly pdf: PDFDocument; readonly faces: Faces }> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(withoutTurns(`Form I-9: ${form.workerName}`), { showInWindowTitleBar: true });
  pdf.setAuthor(withoutTurns(form.company));
  pdf.setProducer('Crewvine');
  pdf.setCreator('Crewvine');
  pdf.setLanguage('en-US');
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  return { pdf, faces: await embedFaces(pdf, wordsOf(form)) };
}

/** All that people wrote: names come in many scripts (rules.md#every-name). */
function wordsOf({ workerName, company, entries }: FormToPrint): string {
  return [workerName, company, ...entries.map(({ data, reason }) => JSON.stringify([data, reason]))].join(
    ' ',
  );
}

/** Groups as large as a page takes; one empty page if the list is empty. */
export function groups<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  const count = Math.max(1, Math.ceil(all.length / size));
  return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size));
}

const ROOM_OF_SIGNATURE = 30;

/**
 * The record of electronic signatures: the signer, the section, the time and the address, on as many pages as
 * needed.
 */
export function recordPages(pdf: PDFDocument, faces: Faces, form: FormToPrint): readonly FormPage[] {
  const pages: FormPage[] = [];
  let page = recordPage(pdf, faces, form);
  pages.push(page);
  for (const entry of form.entries) {
    if (page.room < ROOM_OF_SIGNATURE) {
      page = recordPage(pdf, faces, form);
      pages.push(page);
    }
    writeSignature(page, entry, form.timeZone);
  }
  return pages;
}

function recordPage(pdf: PDFDocument, faces: Faces, { formId }: FormToPrint): FormPage {
  const page = new FormPage(pdf, faces);
  page.centered('Record of the electronic signatures', 13, faces.heading);
  page.space(6);
  page.text(`Form ${formId}. Written by Crewvine; it is part of the electronic Form I-9 (8 CFR 274a.2).`);
  return page;
}

function writeSignature(page: FormPage, entry: I9Entry, timeZone: string): void {
  page.row(
    [
      { label: 'Part', value: PARTS[entry.kind] },
      { label: 'Signed by', value: `${signatureOf(entry)} (${entry.actor})`, share: 1.6 },
      { label: 'When', value: timeAtPlace(entry.at, timeZone), share: 1.5 },
      { label: 'From', value: entry.ip },
      { label: 'By', value: WAYS[entry.by] },
      { label: 'Correction', value: entry.reason ?? '', share: 1.6 },
    ],
    28,
  );
}

/** To the second, by the clocks of the job's place: the day of a signature is the one on the form (rules.md#day-at-the-job). */
function timeAtPlace(at: Date, timeZone: string): string {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat('en-US', { ...day, ...time, timeZone }).format(at);
}

const PARTS: Readonly<Record<I9Entry['kind'], string>> = {
  section1: 'Section 1',
  section2: 'Section 2',
  supplement_a: 'Supplement A',
  supplement_b: 'Supplement B',
};
const WAYS: Readonly<Record<I9Entry['by'], string>> = {
  account: 'Signed-in account',
  sent_link: 'Link sent to the worker',
  copied_link: 'Copied link and texted code',
};

function signatureOf(entry: I9Entry): string {
  if (entry.kind === 'section2') return entry.data.section.signature;
  const signedFor = entry.kind === 'section1' ? entry.data.signerName : null;
  return signedFor ? `${signedFor} for the worker` : entry.data.signature;
}
