import type { PDFDocument } from 'pdf-lib';
import type { Faces } from '#platform/pdf/fonts.ts';
import type { FormPrinter, FormToPrint } from '../../application/export/form-printer.ts';
import { entriesOf } from '../../application/form/present-form.ts';
import { FORM_I9, I9_DOCUMENT_KINDS, I9_LISTS, i9Document } from '../../contract/vocabulary/form/form-i9.ts';
import { FORM_I9_LABELS as WORDS } from '../../contract/vocabulary/form/form-i9-labels.ts';
import type { I9Entry } from '../../domain/form/i9-entry.ts';
import { formDate, signed } from './corrected-fields.ts';
import { FormPage } from './form-page.ts';
import { groups, newFormPdf, recordPages } from './record-pages.ts';
import { reverifiedFields, writeHead, writeSection1, writeSection2 } from './section-pages.ts';

const PREPARERS_A_PAGE = FORM_I9.mostPreparers;
const REVERIFICATIONS_A_PAGE = FORM_I9.mostReverifications;
const LIST_TITLES = {
  A: 'List A: Documents that Establish Both Identity and Employment Authorization',
  B: 'List B: Documents that Establish Identity',
  C: 'List C: Documents that Establish Employment Authorization',
} as const;

/** The form's own fields in its own order and words, with how each part was signed at the end. */
export class PdfFormPrinter implements FormPrinter {
  async print(form: FormToPrint, at: Date): Promise<Uint8Array> {
    const { pdf, faces } = await newFormPdf(form, at);
    const pages = [
      sectionsPage(pdf, faces, form),
      listsPage(pdf, faces),
      ...preparerPages(pdf, faces, form),
      ...reverificationPages(pdf, faces, form),
      ...recordPages(pdf, faces, form),
    ];
    for (const [index, page] of pages.entries())
      page.foot(`Form I-9 Edition ${FORM_I9.edition}`, `Page ${index + 1} of ${pages.length}`);
    return pdf.save();
  }
}

function sectionsPage(pdf: PDFDocument, faces: Faces, { entries, cases }: FormToPrint): FormPage {
  const page = new FormPage(pdf, faces);
  writeHead(page, faces, WORDS.title);
  page.text(WORDS.start, { size: 6 });
  page.text(WORDS.antiDiscrimination, { size: 6 });
  writeSection1(page, entriesOf(entries, 'section1'));
  writeSection2(page, entriesOf(entries, 'section2'), cases);
  return page;
}

function listsPage(pdf: PDFDocument, faces: Faces): FormPage {
  const page = new FormPage(pdf, faces);
  page.centered('LISTS OF ACCEPTABLE DOCUMENTS', 13, faces.heading);
  page.text(
    'All documents containing an expiration date must be unexpired. Employees may present one selection from List A or a combination of one selection from List B and one selection from List C.',
  );
  for (const list of I9_LISTS) {
    page.space(6);
    page.band(LIST_TITLES[list]);
    page.space(2);
    for (const kind of I9_DOCUMENT_KINDS) {
      const { title, isForMinors, isCompanion, isFormer, list: of } = i9Document(kind);
      const note = isForMinors
        ? ' (for persons under age 18)'
        : isCompanion
          ? ' (together with a foreign passport)'
          : '';
      if (of === list && !isFormer) page.text(`•  ${title}${note}`, { size: 8 });
    }
  }
  return page;
}

function nameRow(page: FormPage, { entries }: FormToPrint): void {
  const data = entriesOf(entries, 'section1').at(-1)?.data;
  page.row([
    { label: 'Last Name (Family Name) from Section 1.', value: data?.lastName },
    { label: 'First Name (Given Name) from Section 1.', value: data?.firstName },
    { label: 'Middle initial (if any) from Section 1.', value: data?.middleInitial },
  ]);
}

function preparerPages(pdf: PDFDocument, faces: Faces, form: FormToPrint): readonly FormPage[] {
  return groups(entriesOf(form.entries, 'supplement_a'), PREPARERS_A_PAGE).map((group) => {
    const page = new FormPage(pdf, faces);
    writeHead(page, faces, WORDS.supplementA);
    nameRow(page, form);
    for (let index = 0; index < PREPARERS_A_PAGE; index += 1) {
      const data = group[index]?.data;
      page.space(8);
      page.text(WORDS.preparerAttestation);
      page.row([
        { label: 'Signature of Preparer or Translator', value: signed(data?.signature), share: 2 },
        { label: 'Date (mm/dd/yyyy)', value: formDate(data?.signedOn) },
      ]);
      page.row([
        { label: 'Last Name (Family Name)', value: data?.lastName, share: 2 },
        { label: 'First Name (Given Name)', value: data?.firstName, share: 2 },
        { label: 'Middle Initial (if any)', value: data?.middleInitial },
      ]);
      page.row([
        { label: 'Address (Street Number and Name)', value: data?.address, share: 2.4 },
        { label: 'City or Town', value: data?.city, share: 1.6 },
        { label: 'State', value: data?.state, share: 0.6 },
        { label: 'ZIP Code', value: data?.zip, share: 0.8 },
      ]);
    }
    return page;
  });
}

function reverificationPages(pdf: PDFDocument, faces: Faces, form: FormToPrint): readonly FormPage[] {
  return groups(entriesOf(form.entries, 'supplement_b'), REVERIFICATIONS_A_PAGE).map((group) => {
    const page = new FormPage(pdf, faces);
    writeHead(page, faces, WORDS.supplementB);
    nameRow(page, form);
    for (let index = 0; index < REVERIFICATIONS_A_PAGE; index += 1) writeReverification(page, group[index]);
    return page;
  });
}

function writeReverification(
  page: FormPage,
  entry: Extract<I9Entry, { kind: 'supplement_b' }> | undefined,
): void {
  const data = entry?.data;
  const shown = reverifiedFields(entry);
  page.space(8);
  page.row([
    { label: 'Date of Rehire (if applicable) (mm/dd/yyyy)', value: formDate(data?.rehiredOn) },
    { label: 'New Name (if applicable): Last Name', value: data?.newName?.lastName },
    { label: 'First Name', value: data?.newName?.firstName },
    { label: 'Middle Initial', value: data?.newName?.middleInitial, share: 0.5 },
  ]);
  page.text(WORDS.reverification);
  page.row([
    { label: 'Document Title', value: shown.title, share: 1.6 },
    { label: 'Document Number (if any)', value: shown.number },
    { label: 'Expiration Date (if any) (mm/dd/yyyy)', value: shown.expires },
  ]);
  page.text(WORDS.reverificationAttestation);
  page.row([
    { label: 'Name of Employer or Authorized Representative', value: data?.representativeName },
    { label: 'Signature of Employer or Authorized Representative', value: signed(data?.signature) },
    { label: 'Today’s Date (mm/dd/yyyy)', value: formDate(data?.signedOn), share: 0.7 },
  ]);
  page.row([{ label: 'Additional Information (Initial and date each notation.)', value: shown.additional }]);
  page.check(data?.usedAlternative ?? false, WORDS.alternative);
}
