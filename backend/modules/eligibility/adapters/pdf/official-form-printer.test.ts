import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument, StandardFonts, type PDFForm, type PDFPage } from 'pdf-lib';
import { extractText } from 'unpdf';
import { describe, expect, it, onTestFinished } from 'vitest';
import { asId } from '#kernel/ids.ts';
import type { FormToPrint } from '../../application/export/form-printer.ts';
import { FORM_I9, i9Document } from '../../contract/vocabulary/form/form-i9.ts';
import { FORM_I9_FIELDS as FIELDS } from '../../contract/vocabulary/form/form-i9-fields.ts';
import type { I9Entry } from '../../domain/form/i9-entry.ts';
import { SECTION1 } from '../../testing/sample-section1.ts';
import { OfficialFormFilling } from './official-form-filling.ts';
import { OfficialFormPrinter } from './official-form-printer.ts';
import { allFields } from './official-template.ts';

const AT = new Date('2026-11-20T15:00:00.000Z');
const signed = {
  id: asId<'i9_entry'>('0193e6a4-9d5c-7000-8000-000000000001'),
  formId: asId<'i9_form'>('0193e6a4-9d5c-7000-8000-000000000002'),
  at: AT,
  ip: '203.0.113.9',
  userAgent: null,
  userId: null,
  reason: null,
  by: 'sent_link',
} as const;

const section1: I9Entry = {
  ...signed,
  kind: 'section1',
  actor: 'worker',
  numbers: { ssn: '536228726', uscis: '098765432' },
  data: { ...SECTION1, lastName: 'Nguyễn', otherLastNames: '李', hadPreparer: true },
};
const license = {
  kind: 'drivers_license',
  authority: 'Texas',
  numberLast4: '7265',
  expiresOn: '2040-02-02',
  isReceipt: false,
} as const;
const permit = { ...license, kind: 'employment_authorization', authority: 'USCIS' } as const;
const section2: I9Entry = {
  ...signed,
  kind: 'section2',
  actor: 'employer',
  numbers: { document0: '40917265', document1: '536-22-8726' },
  data: {
    section: {
      firstDayOn: '2026-11-23',
      additionalInformation: null,
      usedAlternative: true,
      representativeName: 'Stone, Rosa',
      representativeTitle: 'Owner',
      businessName: 'Hill Country Builders',
      businessAddress: '500 Congress Ave, Austin, TX 78701',
      signature: 'Rosa Stone',
      signedOn: '2026-11-24',
    },
    documents: [license, { ...license, kind: 'ssn_card', authority: 'SSA', expiresOn: null }],
  },
};
const helper = (index: number): I9Entry => ({
  ...signed,
  kind: 'supplement_a',
  actor: 'worker',
  numbers: {},
  data: {
    lastName: `Ruiz${index}`,
    firstName: `Ana${index}`,
    middleInitial: null,
    address: '1 Oak St',
    city: 'Austin',
    state: 'TX',
    zip: '78702',
    signature: 'Ana Ruiz',
    signedOn: '2026-11-20',
  },
});
const reverified = (index: number): I9Entry => ({
  ...signed,
  kind: 'supplement_b',
  actor: 'employer',
  numbers: { document0: `SRC000${index}` },
  data: {
    rehiredOn: null,
    newName: null,
    documents: [{ ...permit, expiresOn: `203${index}-06-30` }],
    additionalInformation: null,
    usedAlternative: false,
    representativeName: 'Stone, Rosa',
    signature: 'Rosa Stone',
    signedOn: '2027-06-01',
  },
});

const form = (entries: readonly I9Entry[]): FormToPrint => ({
  formId: signed.formId,
  workerName: 'Bo Nguyễn',
  company: 'Hill Country Builders',
  timeZone: 'America/Chicago',
  entries,
  cases: [],
});

/** One below the other, two on the third page and the fourth where the file has two places of one field. */
function addFields(pages: readonly PDFPage[], pdfForm: PDFForm, names: readonly string[]): void {
  const boxes = [
    ...Object.values<string>(FIELDS.statuses),
    ...names.filter((name) => name.startsWith('CB_')),
  ];
  const onPage = (name: string): number =>
    /Preparer|PT Middle|Sig Date|Zip Code \d|from Section 1$/.test(name)
      ? 2
      : / \d$|_\d$|1-2$|@1$/.test(name)
        ? 3
        : 0;
  const rows = [0, 0, 0, 0];
  for (const name of names) {
    const index = PAGE_OF[name] ?? (name.endsWith('(Family Name) 1@1') ? 2 : onPage(name));
    const [page, row] = [pages[index], rows[index] ?? 0];
    rows[index] = row + 1;
    if (!page) throw new Error('The stand-in has too few pages');
    const place = { x: 20 + 290 * (row % 2), y: 740 - 15 * Math.floor(row / 2), width: 280, height: 14 };
    const [own = name] = name.split('@');
    if (boxes.includes(own)) pdfForm.createCheckBox(own).addToPage(page, { ...place, width: 14 });
    else (name === own ? pdfForm.createTextField(own) : pdfForm.getTextField(own)).addToPage(page, place);
  }
}
/** Names of the first page that look like rows of another. */
const PAGE_OF: Readonly<Record<string, number>> = Object.fromEntries(
  [FIELDS.section1, FIELDS.section2, FIELDS.statuses]
    .flatMap((part) => Object.values<string>(part))
    .concat(Object.values(FIELDS.documents).flat(2))
    .map((name) => [name, 0]),
);

/** A printer of a file with the official form's pages, fields and foot; and the messages in its log. */
async function printerWith(change: { readonly edition?: string; readonly names?: readonly string[] } = {}) {
  const { edition = FORM_I9.edition, names = allFields() } = change;
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const all = Array.from({ length: 4 }, () => pdf.addPage([612, 792]));
  for (const [index, page] of all.entries())
    page.drawText(`Form I-9  Edition ${edition}  Official page ${index + 1}`, {
      x: 20,
      y: 10,
      size: 8,
      font,
    });
  addFields(all, pdf.getForm(), names);
  const folder = await mkdtemp(path.join(tmpdir(), 'i9-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'i-9.pdf');
  await writeFile(file, await pdf.save());
  return { file, ...printerOf(file) };
}

function printerOf(file: string) {
  const said: string[] = [];
  const log = { error: ({ err }: { err: Error }) => void said.push(err.message) };
  const drawing = { print: async () => Buffer.from('drawn') };
  const filling = new OfficialFormFilling(file);
  return { printer: new OfficialFormPrinter({ file, filling, drawing, log }), said };
}

async function pagesOf(pdf: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

describe('the file of Form I-9', () => {
  it('the file has every answer on its page, in every script, and no editable field', async () => {
    const { printer, said } = await printerWith();
    const bytes = await printer.print(form([section1, section2, helper(0), helper(1), reverified(1)]), AT);
    expect(said).toEqual([]);
    const pdf = await PDFDocument.load(bytes);
    expect([pdf.getPageCount(), pdf.getTitle(), pdf.getForm().getFields()]).toEqual([
      5,
      'Form I-9: Bo Nguyễn',
      [],
    ]);
    const [sections = '', , helpers = '', again = '', record = ''] = await pagesOf(bytes);
    for (const words of [
      'Official page 1',
      'Nguyễn',
      '李',
      '12 Elm St',
      '04/12/1990',
      '098765432',
      '06/30/2027',
    ])
      expect(sections).toContain(words);
    expect(sections.replaceAll(' ', '')).toContain('536228726');
    for (const words of [
      "Driver's license",
      '40917265',
      '536-22-8726',
      '02/02/2040',
      '11/23/2026',
      '11/24/2026',
    ])
      expect(sections).toContain(words);
    for (const words of ['/s/ Bo Li', '/s/ Rosa Stone', 'Stone, Rosa, Owner', '500 Congress Ave'])
      expect(sections).toContain(words);
    // The box of the status, and that of the examination by video.
    expect(sections.match(/\bX\b/g)).toHaveLength(2);
    for (const words of ['Official page 3', 'Ruiz0', 'Ana0', 'Ruiz1', 'Ana1', '/s/ Ana Ruiz'])
      expect(helpers).toContain(words);
    for (const words of ['Official page 4', 'Form I-766', 'SRC0001', '06/30/2031', '06/01/2027'])
      expect(again).toContain(words);
    expect(record).toContain('Record of the electronic signatures');
  });

  it('the file has a title each for the two places of one field', async () => {
    const { printer } = await printerWith();
    const passport = {
      ...section2,
      data: { ...section2.data, documents: [{ ...license, kind: 'us_passport' }] },
    };
    const entries = [section1, passport as I9Entry, reverified(1), reverified(2)];
    const [sections = '', , , again = ''] = await pagesOf(await printer.print(form(entries), AT));
    expect([sections.includes('U.S. Passport'), sections.includes('I-766')]).toEqual([true, false]);
    expect([again.includes('U.S. Passport'), again.match(/I-766/g)?.length]).toEqual([false, 2]);
  });

  it('the file has a passport and both of its companions in the three places of list A', async () => {
    const { printer } = await printerWith();
    const kinds = ['foreign_passport_f1', 'i94', 'i20'] as const;
    const documents = kinds.map((kind, index) => ({
      ...license,
      kind,
      authority: `Authority ${index}`,
      expiresOn: `204${index}-02-02`,
    }));
    const numbers = { document0: 'G12345678', document1: '123456789A1', document2: 'N0012345678' };
    const student = { ...section2, numbers, data: { ...section2.data, documents } } as I9Entry;
    const [sections = ''] = await pagesOf(await printer.print(form([section1, student]), AT));
    for (const { kind, authority } of documents) {
      expect(sections).toContain(i9Document(kind).title);
      expect(sections).toContain(authority);
    }
    for (const words of [...Object.values(numbers), '02/02/2040', '02/02/2041', '02/02/2042'])
      expect(sections).toContain(words);
  });

  it('the file continues on another page with a fifth helper and a fourth reverification', async () => {
    const { printer } = await printerWith();
    const many = [...[0, 1, 2, 3, 4].map(helper), ...[1, 2, 3, 4].map(reverified)];
    const pages = await pagesOf(await printer.print(form([section1, section2, ...many]), AT));
    const official = pages.map((page) => /Official page (\d)/.exec(page)?.[1]);
    expect(official.slice(0, 6)).toEqual(['1', '2', '3', '3', '4', '4']);
    expect([pages[3]?.includes('Ruiz4'), pages[5]?.includes('SRC0004')]).toEqual([true, true]);
  });

  it('the file is printed empty before anyone has signed', async () => {
    const { printer } = await printerWith();
    expect(await pagesOf(await printer.print(form([]), AT))).toHaveLength(5);
  });

  it.each([
    ['of another edition', { edition: '08/01/23' }, `The file is not of the edition ${FORM_I9.edition}`],
    [
      'without a field',
      { names: allFields().filter((name) => name !== FIELDS.section1.ssn) },
      `The file has no field ${FIELDS.section1.ssn}`,
    ],
  ])('%s is logged once, and the form is drawn', async (_, change, words) => {
    const { printer, said } = await printerWith(change);
    for (let prints = 0; prints < 2; prints += 1)
      expect(String(await printer.print(form([section1]), AT))).toBe('drawn');
    expect(said).toEqual([words]);
  });

  it('a missing file is logged, and the form is drawn', async () => {
    const { printer, said } = printerOf('/no/such/i-9.pdf');
    expect(String(await printer.print(form([section1]), AT))).toBe('drawn');
    expect(said).toEqual([expect.stringContaining('ENOENT')]);
  });
});

/** That of an operator, or of the next edition: `I9_FORM_PDF=/path/to/i-9.pdf npx vitest run official-form-printer`. */
const OFFICIAL = process.env['I9_FORM_PDF'];

describe.skipIf(!OFFICIAL)('the file of USCIS itself (skipped without I9_FORM_PDF)', () => {
  it('the official file has every answer on its own pages', async () => {
    const { printer, said } = printerOf(OFFICIAL ?? '');
    const bytes = await printer.print(form([section1, section2, helper(0), reverified(1)]), AT);
    expect(said).toEqual([]);
    expect((await PDFDocument.load(bytes)).getForm().getFields()).toEqual([]);
    const [sections = '', lists = '', helpers = '', again = ''] = await pagesOf(bytes);
    for (const words of ['Employment Eligibility Verification', 'Nguyễn', '40917265', '/s/ Rosa Stone'])
      expect(sections).toContain(words);
    expect(lists).toContain('LIST A');
    for (const words of ['Preparer and/or Translator Certification', 'Ruiz0'])
      expect(helpers).toContain(words);
    for (const words of ['Reverification and Rehire', 'SRC0001']) expect(again).toContain(words);
  });
});
