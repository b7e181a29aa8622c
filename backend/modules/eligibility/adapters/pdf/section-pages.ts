import type { Faces } from '#platform/pdf/fonts.ts';
import { CITIZENSHIPS, FORM_I9, i9Document } from '../../contract/vocabulary/form-i9.ts';
import { CITIZENSHIP_WORDS, FORM_I9_WORDS as WORDS } from '../../contract/vocabulary/form-i9-words.ts';
import type { EverifyCase } from '../../domain/everify/everify-case.ts';
import type { I9Entry } from '../../domain/i9-entry.ts';
import type { ShownDocument } from '../../domain/i9-record.ts';
import type { FormPage } from './form-page.ts';

type EntryOf<Kind extends I9Entry['kind']> = Extract<I9Entry, { readonly kind: Kind }>;
const ROWS_OF_LIST_A = 3;

/** `11/20/2026`, as the form asks for it. */
export function formDate(day: string | null | undefined): string {
  const [year, month, date] = (day ?? '').split('-');
  return year && month && date ? `${month}/${date}/${year}` : '';
}

export function writeHead(page: FormPage, { heading, text }: Faces, title: string): void {
  page.centered(title, 14, heading);
  page.centered(WORDS.department, 8, text);
  page.centered(WORDS.service, 8, text);
  page.centered(`USCIS Form I-9  ·  OMB No. ${FORM_I9.omb}  ·  Expires ${FORM_I9.expires}`, 7, text);
  page.space(4);
}

export function writeSection1(page: FormPage, entry: EntryOf<'section1'> | undefined): void {
  const data = entry?.data;
  const numbers = entry?.numbers ?? {};
  page.band(WORDS.section1);
  page.row([
    { label: 'Last Name (Family Name)', value: data?.lastName, share: 3 },
    { label: 'First Name (Given Name)', value: data?.firstName, share: 3 },
    { label: 'Middle Initial (if any)', value: data?.middleInitial },
    { label: 'Other Last Names Used (if any)', value: data?.otherLastNames, share: 2.4 },
  ]);
  page.row([
    { label: 'Address (Street Number and Name)', value: data?.address, share: 3 },
    { label: 'Apt. Number (if any)', value: data?.apartment },
    { label: 'City or Town', value: data?.city, share: 2 },
    { label: 'State', value: data?.state, share: 0.7 },
    { label: 'ZIP Code', value: data?.zip },
  ]);
  page.row([
    { label: 'Date of Birth (mm/dd/yyyy)', value: formDate(data?.birthDate) },
    { label: 'U.S. Social Security Number', value: ssnOf(numbers['ssn']) },
    { label: 'Employee’s Email Address', value: data?.email, share: 1.6 },
    { label: 'Employee’s Telephone Number', value: data?.phone },
  ]);
  page.space(2);
  page.text(WORDS.section1Attestation);
  page.text(WORDS.checkOne);
  writeStatus(page, entry);
  page.space(4);
  page.row([
    { label: 'Signature of Employee', value: signed(data?.signature), share: 2 },
    { label: 'Today’s Date (mm/dd/yyyy)', value: formDate(data?.signedOn) },
  ]);
  page.text(WORDS.preparer);
}

function writeStatus(page: FormPage, entry: EntryOf<'section1'> | undefined): void {
  const chosen = entry?.data.citizenship;
  const numbers = entry?.numbers ?? {};
  for (const status of CITIZENSHIPS) {
    const isChosen = status === chosen;
    const value =
      isChosen && status === 'permanent_resident'
        ? (numbers['uscis'] ?? '')
        : isChosen && status === 'authorized_alien'
          ? formDate(entry?.data.workUntil) || 'N/A'
          : null;
    page.check(isChosen, CITIZENSHIP_WORDS[status], value);
  }
  page.space(5);
  const isAlien = chosen === 'authorized_alien';
  const passport = [numbers['passport'], entry?.data.passportCountry].filter(Boolean).join(', ');
  page.row([
    {
      label: 'If you check Item Number 4., enter one of these: USCIS A-Number',
      value: isAlien ? numbers['uscis'] : '',
    },
    { label: 'OR Form I-94 Admission Number', value: numbers['i94'] },
    { label: 'OR Foreign Passport Number and Country of Issuance', value: passport },
  ]);
}

export function writeSection2(
  page: FormPage,
  entry: EntryOf<'section2'> | undefined,
  cases: readonly EverifyCase[],
): void {
  const section = entry?.data.section;
  page.band(WORDS.section2);
  writeDocuments(page, entry);
  page.row([{ label: 'Additional Information', value: additional(entry, cases) }], 30);
  page.check(section?.usedAlternative ?? false, WORDS.alternative);
  page.space(4);
  page.text(WORDS.certification);
  page.row([
    { label: 'First Day of Employment (mm/dd/yyyy)', value: formDate(section?.firstDayOn) },
    {
      label: 'Last Name, First Name and Title of Employer or Authorized Representative',
      value: section && `${section.representativeName}, ${section.representativeTitle}`,
      share: 2,
    },
    {
      label: 'Signature of Employer or Authorized Representative',
      value: signed(section?.signature),
      share: 1.6,
    },
    { label: 'Today’s Date (mm/dd/yyyy)', value: formDate(section?.signedOn) },
  ]);
  page.row([
    { label: 'Employer’s Business or Organization Name', value: section?.businessName },
    {
      label: 'Employer’s Business or Organization Address, City or Town, State, ZIP Code',
      value: section?.businessAddress,
      share: 1.6,
    },
  ]);
}

/** List A in its own column, B and C beside it, a line each for title, authority, number and date. */
function writeDocuments(page: FormPage, entry: EntryOf<'section2'> | undefined): void {
  const listed = listedDocuments(entry);
  const of = (list: 'A' | 'B' | 'C') => listed.filter((one) => one.list === list);
  const [a, b, c] = [of('A'), of('B')[0], of('C')[0]];
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
        { label: `List A: ${labels[line]} 1`, value: a[0]?.[line] },
        { label: `OR List B: ${labels[line]}`, value: b?.[line] },
        { label: `AND List C: ${labels[line]}`, value: c?.[line] },
      ],
      21,
    );
  }
  for (let index = 1; index < ROWS_OF_LIST_A; index += 1) {
    page.row(
      lines.map((line) => ({
        label: `List A: ${labels[line]} ${index + 1} (if any)`,
        value: a[index]?.[line],
      })),
      21,
    );
  }
}

/** What was shown, as the form has it, each with its list. */
export function listedDocuments(entry: EntryOf<'section2'> | undefined) {
  return (entry?.data.documents ?? []).map((document, index) => ({
    ...fieldsOf(document, entry?.numbers[`document${index}`]),
    list: i9Document(document.kind).list,
  }));
}

function fieldsOf(
  { kind, authority, numberLast4, expiresOn, isReceipt }: ShownDocument,
  number: string | undefined,
) {
  const { title, expiry } = i9Document(kind);
  return {
    title: isReceipt ? `Receipt: ${title}` : title,
    authority,
    number: number ?? numberLast4 ?? 'N/A',
    expires: formDate(expiresOn) || (expiry === 'required' ? '' : 'N/A'),
  };
}

/** What was shown at a reverification: the one line of supplement B has a document with what belongs to it. */
export function reverifiedFields(entry: EntryOf<'supplement_b'> | undefined) {
  const shown = (entry?.data.documents ?? []).map((document, index) =>
    fieldsOf(document, entry?.numbers[`document${index}`]),
  );
  const line = (field: 'title' | 'number' | 'expires'): string => shown.map((one) => one[field]).join('; ');
  return { title: line('title'), number: line('number'), expires: line('expires') };
}

/** The case number belongs on Form I-9 (E-Verify User Manual 2.2). */
export function additional(entry: EntryOf<'section2'> | undefined, cases: readonly EverifyCase[]): string {
  const { section } = entry?.data ?? {};
  const reason = entry?.reason ? `Corrected on ${formDate(section?.signedOn)}: ${entry.reason}` : null;
  const everify = cases.map(({ caseNumber }) => `E-Verify case ${caseNumber}`).join(', ');
  return [section?.additionalInformation, everify, reason].filter(Boolean).join('  ');
}

/** How a typed signature is shown on paper. */
export function signed(name: string | undefined): string {
  return name ? `/s/ ${name}` : '';
}

function ssnOf(digits: string | undefined): string {
  return digits ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : '';
}
