import { CITIZENSHIPS, i9Document } from '../../contract/vocabulary/form/form-i9.ts';
import type { I9Entry, I9Numbers } from '../../domain/form/i9-entry.ts';
import { additionalText, type ShownDocument } from '../../domain/form/i9-record.ts';

type EntryOf<Kind extends I9Entry['kind']> = Extract<I9Entry, { readonly kind: Kind }>;
type Section = EntryOf<'section1'> | EntryOf<'section2'>;
/** The texts of a part, by field; a field that it does not have is empty. */
export type Fields = Readonly<Partial<Record<string, string>>>;

/** `11/20/2026`, the format of the form. */
export function formDate(day: string | null | undefined): string {
  const [year, month, date] = (day ?? '').split('-');
  return year && month && date ? `${month}/${date}/${year}` : '';
}

/** Initials and date, which stand next to each correction on paper (M-274 9.0). */
export function initialed({ data }: Pick<Section, 'data'>): string {
  const { signature, signedOn } = 'section' in data ? data.section : data;
  const signedBy = ('signerName' in data && data.signerName) || signature;
  const initials = signedBy.split(/[\s.-]+/u).flatMap((word) => [...word].slice(0, 1));
  return `${initials.join('').toLocaleUpperCase('en-US')} ${formDate(signedOn)}`;
}

/** The newest words of each field, followed by each earlier one with the initials and the day of its correction. */
export function corrected<Entry extends Section>(
  entries: readonly Entry[],
  wordsOf: (entry: Entry) => Fields,
): Fields {
  let before: Fields | null = null;
  let notes: Fields = {};
  for (const entry of entries) {
    const words = wordsOf(entry);
    if (before) notes = noted(notes, before, words, initialed(entry));
    before = words;
  }
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(notes)])];
  return Object.fromEntries(
    names.map((name) => [name, [before?.[name], notes[name]].filter(Boolean).join(' ')]),
  );
}

function noted(notes: Fields, before: Fields, words: Fields, by: string): Fields {
  const names = [...new Set([...Object.keys(before), ...Object.keys(words)])];
  const added = names.flatMap((name) => {
    const old = before[name] ?? '';
    if (old === (words[name] ?? '')) return [];
    return [[name, [`(was ${old || 'blank'}, ${by})`, notes[name]].filter(Boolean).join(' ')] as const];
  });
  return { ...notes, ...Object.fromEntries(added) };
}

export function section1Fields({ data, numbers }: EntryOf<'section1'>): Fields {
  const isAlien = data.citizenship === 'authorized_alien';
  const { lastName, firstName, address, city, state, zip } = data;
  return {
    lastName,
    firstName,
    middleInitial: data.middleInitial ?? '',
    otherLastNames: data.otherLastNames ?? '',
    address,
    apartment: data.apartment ?? '',
    city,
    state,
    zip,
    birthDate: formDate(data.birthDate),
    ssn: ssnOf(numbers['ssn']),
    email: data.email ?? '',
    phone: data.phone ?? '',
    status: `Item ${CITIZENSHIPS.indexOf(data.citizenship) + 1}`,
    residentNumber: data.citizenship === 'permanent_resident' ? (numbers['uscis'] ?? '') : '',
    workUntil: isAlien ? formDate(data.workUntil) || 'N/A' : '',
    uscisNumber: isAlien ? (numbers['uscis'] ?? '') : '',
    i94Number: numbers['i94'] ?? '',
    passport: [numbers['passport'], data.passportCountry].filter(Boolean).join(', '),
  };
}

/** Documents by list and place: `A0.title`, `B0.number` … */
export function section2Fields({ data, numbers }: EntryOf<'section2'>): Fields {
  const { section, documents } = data;
  const next = { A: 0, B: 0, C: 0 };
  const shown = documents.flatMap((document, index) => {
    const { list } = i9Document(document.kind);
    const place = `${list}${next[list]}`;
    next[list] += 1;
    const fields = documentFields(document, numbers[`document${index}`]);
    return Object.entries(fields).map(([name, value]) => [`${place}.${name}`, value] as const);
  });
  return {
    ...Object.fromEntries(shown),
    firstDayOn: formDate(section.firstDayOn),
    representative: `${section.representativeName}, ${section.representativeTitle}`,
    businessName: section.businessName,
    businessAddress: section.businessAddress,
    alternative: section.usedAlternative ? 'Examined by live video' : '',
    additional: [...extensions({ documents, numbers }), additionalText(section)].filter(Boolean).join('\n'),
  };
}

/** For the box of additional information: why a card that looks expired is not (M-274 5.1). */
export function extensions(shown: {
  readonly documents: readonly ShownDocument[];
  readonly numbers: I9Numbers;
}): readonly string[] {
  return shown.documents.flatMap(({ category, admissionClass }, index) => [
    ...(category
      ? [`EAD EXT: category ${category}, Form I-797C ${shown.numbers[`notice${index}`] ?? ''}`]
      : []),
    ...(admissionClass ? [`Form I-94: class of admission ${admissionClass}`] : []),
  ]);
}

export function documentFields(
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

function ssnOf(digits: string | undefined): string {
  return digits ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : '';
}

/** How a typed signature is shown on paper. */
export function signed(name: string | undefined): string {
  return name ? `/s/ ${name}` : '';
}

/**
 * The first signature under section 1. If another person signed for the worker, a note in its place, which is
 * no signature, even if someone else signed the newest correction.
 */
export function workerSignature(entries: readonly EntryOf<'section1'>[]): string {
  const of = (entry: EntryOf<'section1'> | undefined): string => {
    if (!entry) return '';
    const { signer = 'self', signature } = entry.data;
    return signer === 'self' ? signed(signature) : signature;
  };
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last || first.data.signer === last.data.signer) return of(first);
  const hasSigner = [first, last].some(({ data }) => data.signer !== undefined && data.signer !== 'self');
  return hasSigner ? `${of(last)} (was ${of(first)}, ${initialed(last)})` : of(first);
}
