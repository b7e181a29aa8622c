import { rgb, type PDFDocument, type PDFPage } from 'pdf-lib';
import { readFile } from 'node:fs/promises';
import { drawRuns } from '#platform/pdf/draw-runs.ts';
import type { Faces } from '#platform/pdf/fonts.ts';
import { wrapText } from '#platform/pdf/wrap-text.ts';
import type { FormPrinter, FormToPrint } from '../../application/export/form-printer.ts';
import { FORM_I9 } from '../../contract/vocabulary/form/form-i9.ts';
import { FORM_I9_FIELDS as FIELDS } from '../../contract/vocabulary/form/form-i9-fields.ts';
import {
  sectionFieldTexts,
  supplementAFieldTexts,
  supplementBFieldTexts,
  type FieldTexts,
} from './official-fields.ts';
import { OfficialTemplate, type FieldPlace } from './official-template.ts';
import { newFormPdf, recordPages } from './record-pages.ts';

const INK = rgb(0, 0, 0);
const LARGEST = 10;
const SMALLEST = 4;
const LINE = 1.15;
const INSET = 2;

/** A thread prints many forms; the file is read once in each. */
const templates = new Map<string, Promise<OfficialTemplate>>();

/** Fills the file that USCIS offers: draws the texts in the places of its fields. */
export class OfficialFormFilling implements FormPrinter {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  async print(form: FormToPrint, at: Date): Promise<Uint8Array> {
    const reading =
      templates.get(this.file) ?? readFile(this.file).then((bytes) => OfficialTemplate.read(bytes));
    templates.set(this.file, reading);
    return filled(await reading, form, at);
  }
}

async function filled(template: OfficialTemplate, form: FormToPrint, at: Date): Promise<Uint8Array> {
  const { pdf, faces } = await newFormPdf(form, at);
  const { sections, lists, supplementA, supplementB } = FIELDS.pages;
  const add = async (index: number, words: FieldTexts | null): Promise<void> => {
    const [page] = await pdf.copyPages(template.pdf, [index]);
    if (!page) throw new Error(`The file has no page ${index + 1}`);
    pdf.addPage(page);
    for (const [name, value] of words ?? []) write(page, faces, template.placeOf(name), name, value);
  };
  await add(sections, sectionFieldTexts(form));
  await add(lists, null);
  for (const words of supplementAFieldTexts(form)) await add(supplementA, words);
  for (const words of supplementBFieldTexts(form)) await add(supplementB, words);
  addRecord(pdf, faces, form);
  return pdf.save();
}

function addRecord(pdf: PDFDocument, faces: Faces, form: FormToPrint): void {
  for (const page of recordPages(pdf, faces, form))
    page.foot(`Form I-9 Edition ${FORM_I9.edition}`, 'Electronic signatures');
}

function write(page: PDFPage, faces: Faces, place: FieldPlace, name: string, value: string): void {
  if (value === '') return;
  if (name === FIELDS.section1.ssn) writeDigits(page, faces, place, value);
  else writeFitted(page, faces, place, place.isBox ? 'X' : value);
}

/** A digit in each of the nine cells. */
function writeDigits(
  page: PDFPage,
  { strong }: Faces,
  { x, y, width, height }: FieldPlace,
  digits: string,
): void {
  const cell = width / digits.length;
  const size = Math.min(LARGEST, height - INSET);
  for (const [index, digit] of [...digits].entries()) {
    const middle = x + (index + 0.5) * cell - strong.width(digit, size) / 2;
    drawRuns(page, strong, digit, { x: middle, y: y + (height - size) / 2 + size * 0.2, size, color: INK });
  }
}

/** In as many lines as there is room for, as large as it fits. */
function writeFitted(page: PDFPage, { strong }: Faces, place: FieldPlace, value: string): void {
  const { x, y, width, height } = place;
  const written = strong.writable(value);
  for (let size = Math.min(LARGEST, height - INSET); ; size -= 0.5) {
    const lines = wrapText(written, width - 2 * INSET, (part) => strong.width(part, size));
    if (lines.length * size * LINE > height && size > SMALLEST) continue;
    const top = lines.length === 1 ? y + (height + size) / 2 : y + height;
    for (const [index, line] of lines.entries())
      drawRuns(page, strong, line, { x: x + INSET, y: top - size * (0.85 + index * LINE), size, color: INK });
    return;
  }
}
