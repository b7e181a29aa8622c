import { PDFDocument } from 'pdf-lib';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { EverifyCase } from '../../domain/everify/everify-case.ts';
import type { I9Entry } from '../../domain/form/i9-entry.ts';
import type { ShownDocument } from '../../domain/form/i9-record.ts';
import { PdfFormPrinter } from './pdf-form-printer.ts';

const AT = new Date('2026-11-20T15:00:00.000Z');
const signed = {
  id: asId<'i9_entry'>('0193e6a4-9d5c-7000-8000-000000000001'),
  formId: asId<'i9_form'>('0193e6a4-9d5c-7000-8000-000000000002'),
  at: AT,
  ip: '203.0.113.9',
  userAgent: null,
  userId: null,
  reason: null,
} as const;

const SECTION1: I9Entry = {
  ...signed,
  kind: 'section1',
  actor: 'worker',
  by: 'sent_link',
  numbers: { ssn: '536228726', uscis: '098765432' },
  data: {
    lastName: 'Ñuño de la Cruz y Hernández-Villaseñor',
    firstName: 'José',
    middleInitial: 'M',
    otherLastNames: null,
    address: '12 Elm St',
    apartment: '4',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    birthDate: '1990-04-12',
    ssnLast4: '8726',
    email: 'jose@example.com',
    phone: '5125550100',
    citizenship: 'authorized_alien',
    uscisLast4: '5432',
    workUntil: '2030-01-31',
    i94Last4: null,
    passportLast4: null,
    passportCountry: null,
    signature: 'José Ñuño',
    signedOn: '2026-11-20',
    hadPreparer: true,
  },
};

const preparer = (index: number): I9Entry => ({
  ...signed,
  kind: 'supplement_a',
  actor: 'worker',
  by: 'sent_link',
  numbers: {},
  data: {
    lastName: `Ruiz ${index}`,
    firstName: 'Ana',
    middleInitial: null,
    address: '1 Oak St',
    city: 'Austin',
    state: 'TX',
    zip: '78702',
    signature: 'Ana Ruiz',
    signedOn: '2026-11-20',
  },
});

async function pagesOf(entries: readonly I9Entry[]): Promise<number> {
  const form = {
    formId: signed.formId,
    workerName: 'José Ñuño',
    company: 'Hill Country Builders',
    timeZone: 'America/Chicago',
    entries,
    cases: [],
  };
  const pdf = await PDFDocument.load(await new PdfFormPrinter().print(form, AT));
  expect(pdf.getTitle()).toBe('Form I-9: José Ñuño');
  expect(pdf.getPages().every((page) => page.getWidth() === 612 && page.getHeight() === 792)).toBe(true);
  return pdf.getPageCount();
}

describe('the form on paper', () => {
  it('a printed form has its two sections, the lists, both supplements and the record of its signatures', async () => {
    expect(await pagesOf([])).toBe(5);
    expect(await pagesOf([SECTION1])).toBe(5);
  });

  it('a printed form continues on another page with a fifth helper', async () => {
    const helpers = [1, 2, 3, 4, 5].map(preparer);
    expect(await pagesOf([SECTION1, ...helpers])).toBe(6);
  });
});

it('a printed form has the number of its E-Verify case, and any number of signatures', async () => {
  const made = { formId: signed.formId, caseNumber: '2026324093000AB', createdOn: '2026-11-20' } as const;
  const one = EverifyCase.open({ ...made, state: 'authorized', lateReason: null }, AT);
  const many = Array.from({ length: 40 }, (_, index) => preparer(index));
  const form = {
    formId: signed.formId,
    workerName: 'José Ñuño',
    company: 'Hill Country Builders',
    timeZone: 'America/Chicago',
    entries: [SECTION1, ...many],
    cases: [one],
  };
  const { text } = await extractText(await new PdfFormPrinter().print(form, AT), { mergePages: true });
  expect(text).toContain('E-Verify case 2026324093000AB');
  expect(text.match(/Supplement A\s+Signed by|Ana Ruiz \(worker\)/g)?.length).toBeGreaterThanOrEqual(40);
});

it('a printed form contains the signed text, letter for letter', async () => {
  const form = {
    formId: signed.formId,
    workerName: 'José Ñuño',
    company: 'Hill Country Builders',
    timeZone: 'America/Chicago',
    entries: [SECTION1],
    cases: [],
  };
  const { text } = await extractText(await new PdfFormPrinter().print(form, AT), { mergePages: true });
  const read = text.replaceAll(/\s+/g, ' ');
  for (const words of [
    'Ñuño de la Cruz y Hernández-Villaseñor',
    '536-22-8726',
    '098765432',
    '04/12/1990',
    '01/31/2030',
    '/s/ José Ñuño',
    'Form I-9 Edition 01/20/25',
    'I attest, under penalty of perjury, that this information',
    '11/20/2026, 9:00:00 AM CST',
  ])
    expect(read).toContain(words);
});

it('a printed form has each correction next to its field, with initials and day, and the first day of signing', async () => {
  const data = { ...SECTION1.data, apartment: '4B', signedOn: '2026-12-02' };
  const again = { ...SECTION1, reason: 'It was missing', data };
  const last = {
    ...again,
    data: { ...data, citizenship: 'citizen', workUntil: null, apartment: '4C' },
  } as const;
  const form = {
    formId: signed.formId,
    workerName: 'José Ñuño',
    company: 'Hill Country Builders',
    timeZone: 'America/Chicago',
    entries: [SECTION1, again, last],
    cases: [],
  };
  const { text } = await extractText(await new PdfFormPrinter().print(form, AT), { mergePages: true });
  const read = text.replaceAll(/\s+/g, ' ');
  for (const words of [
    '4C (was 4B, JÑ 12/02/2026) (was 4, JÑ 12/02/2026)',
    '1. A citizen of the United States (was Item 4, JÑ 12/02/2026)',
    '(was 01/31/2030, JÑ 12/02/2026)',
    'Signature of Employee /s/ José Ñuño Today’s Date (mm/dd/yyyy) 11/20/2026',
  ])
    expect(read).toContain(words);
  expect(read.match(/\(was/g)).toHaveLength(5);
});

/** The same documents in section 2 and in supplement B. */
async function textWith(
  documents: readonly ShownDocument[],
  numbers: Readonly<Record<string, string>>,
): Promise<string> {
  const by = {
    additionalInformation: null,
    usedAlternative: false,
    representativeName: 'Stone, Rosa',
    signature: 'Rosa Stone',
    signedOn: '2026-11-24',
  };
  const employer = { ...signed, actor: 'employer', by: 'account', numbers } as const;
  const section = {
    ...by,
    firstDayOn: '2026-11-23',
    representativeTitle: 'Owner',
    businessName: 'Hill Country Builders',
    businessAddress: '500 Congress Ave, Austin, TX 78701',
  };
  const form = {
    formId: signed.formId,
    workerName: 'José Ñuño',
    company: 'Hill Country Builders',
    timeZone: 'America/Chicago',
    entries: [
      { ...employer, kind: 'section2', data: { section, documents } },
      { ...employer, kind: 'supplement_b', data: { ...by, rehiredOn: null, newName: null, documents } },
    ] satisfies I9Entry[],
    cases: [],
  };
  const { text } = await extractText(await new PdfFormPrinter().print(form, AT), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

it('a printed form has an exchange visitor’s three documents in section 2, and in one line of supplement B', async () => {
  const own = { numberLast4: null, isReceipt: false } as const;
  const documents = [
    { ...own, kind: 'foreign_passport_j1', authority: 'Mexico', expiresOn: '2040-01-01' },
    { ...own, kind: 'i94', authority: 'CBP', expiresOn: null },
    { ...own, kind: 'ds2019', authority: 'U.S. Department of State', expiresOn: '2038-05-31' },
  ] as const;
  const numbers = { document0: 'G12345678', document1: '123456789A1', document2: 'N0012345678' };
  const read = await textWith(documents, numbers);
  for (const words of [
    'List A: Document Title 3 (if any) Form DS-2019',
    'List A: Document Number (if any) 3 (if any) N0012345678',
    'List A: Expiration Date (if any) 3 (if any) 05/31/2038',
    'Foreign passport with Form I-94 and Form DS-2019 (J-1); Form I-94 or Form I-94A; Form DS-2019',
    'G12345678; 123456789A1; N0012345678',
    '01/01/2040; N/A; 05/31/2038',
  ])
    expect(read).toContain(words);
});

it('both boxes of additional information explain why a card that looks expired is not', async () => {
  const card = {
    kind: 'ead_extended',
    authority: 'USCIS',
    numberLast4: null,
    expiresOn: '2027-03-01',
    isReceipt: false,
    category: 'C09',
  } as const;
  const { category: _category, ...former } = card;
  const entry = { ...former, kind: 'i94', admissionClass: 'L-2S' } as const;
  expect(await textWith([card, entry], {})).toContain('Form I-94: class of admission L-2S');
  const read = await textWith([card], { document0: 'SRC9876543210', notice0: 'IOE0912345678' });
  expect(read.match(/EAD EXT: category C09, Form I-797C IOE0912345678/g)).toHaveLength(2);
  expect(await textWith([former], { document0: 'SRC9876543210' })).not.toContain('EAD EXT');
});

it('a printed form has each name as it is written, in any script', async () => {
  const data = { ...SECTION1.data, lastName: 'Nguyễn', firstName: 'Олексій', signature: '李 伟' };
  const form = {
    formId: signed.formId,
    workerName: '李 伟',
    company: '龙腾建筑',
    timeZone: 'America/Chicago',
    entries: [{ ...SECTION1, data }],
    cases: [],
  };
  const { text } = await extractText(await new PdfFormPrinter().print(form, AT), { mergePages: true });
  for (const name of ['Nguyễn', 'Олексій', '/s/ 李 伟']) expect(text).toContain(name);
  expect(text).not.toContain('U+');
});
