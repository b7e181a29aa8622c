import type { FormToPrint } from '../../application/form-printer.ts';
import { entriesOf } from '../../application/present-form.ts';
import { FORM_I9, FORM_I9_FIELDS as FIELDS } from '../../contract/vocabulary/form-i9.ts';
import type { I9Entry } from '../../domain/i9-entry.ts';
import { groups } from './record-pages.ts';
import { additional, formDate, listedDocuments, reverifiedFields, signed } from './section-pages.ts';

/** What goes into which field; a box to check has any word. */
export type FieldWords = readonly (readonly [field: string, words: string])[];

type EntryOf<Kind extends I9Entry['kind']> = Extract<I9Entry, { readonly kind: Kind }>;
type Given = string | null | undefined | false;

/** The words of a part by the names of its fields; what was not said is left empty. */
function named<Name extends string>(
  fields: Readonly<Record<Name, string>>,
  words: Readonly<Partial<Record<Name, Given>>>,
): FieldWords {
  return Object.entries<Given>(words).flatMap(([name, value]) =>
    value ? [[fields[name as Name], value] as const] : [],
  );
}

/** Sections 1 and 2, as they hold. */
export function sectionWords({ entries, cases }: FormToPrint): FieldWords {
  const section2 = entriesOf(entries, 'section2').at(-1);
  return [
    ...section1Words(entriesOf(entries, 'section1').at(-1)),
    ...documentWords(section2),
    ...named(FIELDS.section2, {
      additional: additional(section2, cases),
      alternative: section2?.data.section.usedAlternative && 'X',
      ...section2Words(section2),
    }),
  ];
}

function section1Words(entry: EntryOf<'section1'> | undefined): FieldWords {
  if (!entry) return [];
  const { data, numbers } = entry;
  const { citizenship, passportCountry, birthDate, workUntil, signature, signedOn } = data;
  const isAlien = citizenship === 'authorized_alien';
  const passport = [numbers['passport'], passportCountry].filter(Boolean).join(', ');
  const { lastName, firstName, middleInitial, otherLastNames, email, phone } = data;
  const { address, apartment, city, state, zip } = data;
  return [
    [FIELDS.statuses[citizenship], 'X'],
    ...named(FIELDS.section1, { lastName, firstName, middleInitial, otherLastNames, email, phone }),
    ...named(FIELDS.section1, { address, apartment, city, state, zip, ssn: numbers['ssn'] }),
    ...named(FIELDS.section1, {
      birthDate: formDate(birthDate),
      residentNumber: citizenship === 'permanent_resident' && numbers['uscis'],
      workUntil: isAlien && (formDate(workUntil) || 'N/A'),
      uscisNumber: isAlien && numbers['uscis'],
      i94Number: isAlien && numbers['i94'],
      passport: isAlien && passport,
      signature: signed(signature),
      signedOn: formDate(signedOn),
    }),
  ];
}

function section2Words(entry: EntryOf<'section2'> | undefined) {
  if (!entry) return {};
  const { section } = entry.data;
  return {
    firstDayOn: formDate(section.firstDayOn),
    representative: `${section.representativeName}, ${section.representativeTitle}`,
    signature: signed(section.signature),
    signedOn: formDate(section.signedOn),
    businessName: section.businessName,
    businessAddress: section.businessAddress,
  };
}

function documentWords(entry: EntryOf<'section2'> | undefined): FieldWords {
  const next = { A: 0, B: 0, C: 0 };
  return listedDocuments(entry).flatMap(({ list, title, authority, number, expires }) => {
    const fields = FIELDS.documents[list][next[list]];
    next[list] += 1;
    if (!fields) throw new Error(`The form has no room for another document of list ${list}`);
    const [ofTitle, ofAuthority, ofNumber, ofExpiry] = fields;
    return [
      [ofTitle, title],
      [ofAuthority, authority],
      [ofNumber, number],
      [ofExpiry, expires],
    ] as const;
  });
}

function nameOf({ entries }: FormToPrint) {
  const data = entriesOf(entries, 'section1').at(-1)?.data;
  return { lastName: data?.lastName, firstName: data?.firstName, middleInitial: data?.middleInitial };
}

/** A page for every four who helped. */
export function supplementAWords(form: FormToPrint): readonly FieldWords[] {
  const { row, ...head } = FIELDS.supplementA;
  return groups(entriesOf(form.entries, 'supplement_a'), FORM_I9.mostPreparers).map((group) => [
    ...named(head, nameOf(form)),
    ...group.flatMap(({ data }, index) => {
      const { lastName, firstName, middleInitial, address, city, state, zip } = data;
      const person = { lastName, firstName, middleInitial, address, city, state, zip };
      return named(row(index), {
        ...person,
        signature: signed(data.signature),
        signedOn: formDate(data.signedOn),
      });
    }),
  ]);
}

/** A page for every three reverifications. */
export function supplementBWords(form: FormToPrint): readonly FieldWords[] {
  const { row, ...head } = FIELDS.supplementB;
  return groups(entriesOf(form.entries, 'supplement_b'), FORM_I9.mostReverifications).map((group) => [
    ...named(head, nameOf(form)),
    ...group.flatMap((entry, index) => {
      const { data } = entry;
      const shown = reverifiedFields(entry);
      return named(row(index), {
        rehiredOn: formDate(data.rehiredOn),
        newLastName: data.newName?.lastName,
        newFirstName: data.newName?.firstName,
        newMiddleInitial: data.newName?.middleInitial,
        title: shown.title,
        number: shown.number,
        expires: shown.expires,
        representative: data.representativeName,
        signature: signed(data.signature),
        signedOn: formDate(data.signedOn),
        additional: data.additionalInformation,
        alternative: data.usedAlternative && 'X',
      });
    }),
  ]);
}
