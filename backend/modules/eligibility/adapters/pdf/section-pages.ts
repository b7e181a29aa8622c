import type { Faces } from '#platform/pdf/fonts.ts';
import { CITIZENSHIPS, FORM_I9, type Citizenship } from '../../contract/vocabulary/form/form-i9.ts';
import {
  CITIZENSHIP_LABELS,
  FORM_I9_LABELS as WORDS,
} from '../../contract/vocabulary/form/form-i9-labels.ts';
import type { EverifyCase } from '../../domain/everify/everify-case.ts';
import type { I9Entry } from '../../domain/form/i9-entry.ts';
import {
  corrected,
  documentFields,
  extensions,
  formDate,
  initialed,
  section1Fields,
  section2Fields,
  signed,
  workerSignature,
  type Fields,
} from './corrected-fields.ts';
import type { FormPage } from './form-page.ts';

type EntryOf<Kind extends I9Entry['kind']> = Extract<I9Entry, { readonly kind: Kind }>;
const ROWS_OF_LIST_A = 3;

export function writeHead(page: FormPage, { heading, text }: Faces, title: string): void {
  page.centered(title, 14, heading);
  page.centered(WORDS.department, 8, text);
  page.centered(WORDS.service, 8, text);
  page.centered(`USCIS Form I-9  ·  OMB No. ${FORM_I9.omb}  ·  Expires ${FORM_I9.expires}`, 7, text);
  page.space(4);
}

/** The newest answers with what they corrected; the signature and its day are the first. */
export function writeSection1(page: FormPage, entries: readonly EntryOf<'section1'>[]): void {
  const fields = corrected(entries, section1Fields);
  const first = entries[0]?.data;
  page.band(WORDS.section1);
  page.row([
    { label: 'Last Name (Family Name)', value: fields['lastName'], share: 3 },
    { label: 'First Name (Given Name)', value: fields['firstName'], share: 3 },
    { label: 'Middle Initial (if any)', value: fields['middleInitial'] },
    { label: 'Other Last Names Used (if any)', value: fields['otherLastNames'], share: 2.4 },
  ]);
  page.row([
    { label: 'Address (Street Number and Name)', value: fields['address'], share: 3 },
    { label: 'Apt. Number (if any)', value: fields['apartment'] },
    { label: 'City or Town', value: fields['city'], share: 2 },
    { label: 'State', value: fields['state'], share: 0.7 },
    { label: 'ZIP Code', value: fields['zip'] },
  ]);
  page.row([
    { label: 'Date of Birth (mm/dd/yyyy)', value: fields['birthDate'] },
    { label: 'U.S. Social Security Number', value: fields['ssn'] },
    { label: 'Employee’s Email Address', value: fields['email'], share: 1.6 },
    { label: 'Employee’s Telephone Number', value: fields['phone'] },
  ]);
  page.space(2);
  page.text(WORDS.section1Attestation);
  page.text(WORDS.checkOne);
  writeStatus(page, entries.at(-1)?.data.citizenship, fields);
  page.space(4);
  page.row([
    { label: 'Signature of Employee', value: workerSignature(entries), share: 2 },
    { label: 'Today’s Date (mm/dd/yyyy)', value: formDate(first?.signedOn) },
  ]);
  page.text(WORDS.preparer);
}

function writeStatus(page: FormPage, chosen: Citizenship | undefined, fields: Fields): void {
  const values: Partial<Record<Citizenship, string | undefined>> = {
    permanent_resident: fields['residentNumber'],
    authorized_alien: fields['workUntil'],
  };
  for (const status of CITIZENSHIPS) {
    const was = status === chosen ? correctionIn(fields['status']) : '';
    page.check(
      status === chosen,
      CITIZENSHIP_LABELS[status],
      [values[status], was].filter(Boolean).join(' ') || null,
    );
  }
  page.space(5);
  page.row([
    {
      label: 'If you check Item Number 4., enter one of these: USCIS A-Number',
      value: fields['uscisNumber'],
    },
    { label: 'OR Form I-94 Admission Number', value: fields['i94Number'] },
    { label: 'OR Foreign Passport Number and Country of Issuance', value: fields['passport'] },
  ]);
}

/** The former value of a field, without its current one. */
export function correctionIn(words: string | undefined): string {
  return /\(was .*$/.exec(words ?? '')?.[0] ?? '';
}

export function writeSection2(
  page: FormPage,
  entries: readonly EntryOf<'section2'>[],
  cases: readonly EverifyCase[],
): void {
  const fields = corrected(entries, section2Fields);
  const first = entries[0]?.data.section;
  page.band(WORDS.section2);
  writeDocuments(page, fields);
  page.row([{ label: 'Additional Information', value: additional(entries, cases) }], 30);
  page.check(entries.at(-1)?.data.section.usedAlternative ?? false, WORDS.alternative);
  page.space(4);
  page.text(WORDS.certification);
  page.row([
    { label: 'First Day of Employment (mm/dd/yyyy)', value: fields['firstDayOn'] },
    {
      label: 'Last Name, First Name and Title of Employer or Authorized Representative',
      value: fields['representative'],
      share: 2,
    },
    {
      label: 'Signature of Employer or Authorized Representative',
      value: signed(first?.signature),
      share: 1.6,
    },
    { label: 'Today’s Date (mm/dd/yyyy)', value: formDate(first?.signedOn) },
  ]);
  page.row([
    { label: 'Employer’s Business or Organization Name', value: fields['businessName'] },
    {
      label: 'Employer’s Business or Organization Address, City or Town, State, ZIP Code',
      value: fields['businessAddress'],
      share: 1.6,
    },
  ]);
}

/** List A in its own column, B and C next to it, a line each for title, authority, number and date. */
function writeDocuments(page: FormPage, fields: Fields): void {
  const lines = ['title', 'authority', 'number', 'expires'] as const;
  const labels = {
    title: 'Document Title',
    authority: 'Issuing Authority',
    number: 'Document Number (if any)',
    expires: 'Expiration Date (if any)',
  };
  for (const line of lines) {
    page.row(
      [
        { label: `List A: ${labels[line]} 1`, value: fields[`A0.${line}`] },
        { label: `OR List B: ${labels[line]}`, value: fields[`B0.${line}`] },
        { label: `AND List C: ${labels[line]}`, value: fields[`C0.${line}`] },
      ],
      21,
    );
  }
  for (let index = 1; index < ROWS_OF_LIST_A; index += 1) {
    page.row(
      lines.map((line) => ({
        label: `List A: ${labels[line]} ${index + 1} (if any)`,
        value: fields[`A${index}.${line}`],
      })),
      21,
    );
  }
}

/** The documents of a reverification: the one line of supplement B has a document with its companions. */
export function reverifiedFields(entry: EntryOf<'supplement_b'> | undefined) {
  const shown = (entry?.data.documents ?? []).map((document, index) =>
    documentFields(document, entry?.numbers[`document${index}`]),
  );
  const line = (field: 'title' | 'number' | 'expires'): string => shown.map((one) => one[field]).join('; ');
  const notes = entry ? extensions({ documents: entry.data.documents, numbers: entry.numbers }) : [];
  return {
    title: line('title'),
    number: line('number'),
    expires: line('expires'),
    additional: [...notes, entry?.data.additionalInformation].filter(Boolean).join('\n'),
  };
}

/** With why it was corrected. The case number belongs on Form I-9 (E-Verify User Manual 2.2). */
export function additional(entries: readonly EntryOf<'section2'>[], cases: readonly EverifyCase[]): string {
  const fields = corrected(entries, section2Fields);
  const everify = cases.map(({ caseNumber }) => `E-Verify case ${caseNumber}`).join(', ');
  const video = correctionIn(fields['alternative']).replace('(was', '(alternative procedure was');
  const reasons = entries.flatMap((entry) =>
    entry.reason === null ? [] : [`Corrected: ${entry.reason} (${initialed(entry)})`],
  );
  return [fields['additional'], everify, video, ...reasons].filter(Boolean).join('  ');
}
