import type { FormToPrint } from '../../application/export/form-printer.ts';
import { entriesOf } from '../../application/form/present-form.ts';
import { FORM_I9, I9_LISTS } from '../../contract/vocabulary/form/form-i9.ts';
import { FORM_I9_FIELDS as FIELDS } from '../../contract/vocabulary/form/form-i9-fields.ts';
import type { I9Entry } from '../../domain/form/i9-entry.ts';
import {
  corrected,
  formDate,
  section1Fields,
  section2Fields,
  signed,
  workerSignature,
  type Fields,
} from './corrected-fields.ts';
import { groups } from './record-pages.ts';
import { additional, correctionIn, reverifiedFields } from './section-pages.ts';

/** The text of each field; a checkbox has any text. */
export type FieldTexts = readonly (readonly [field: string, words: string])[];

type EntryOf<Kind extends I9Entry['kind']> = Extract<I9Entry, { readonly kind: Kind }>;
type Given = string | null | undefined | false;

/** The words of a part by the names of its fields; what was not said is left empty. */
function named<Name extends string>(
  fields: Readonly<Record<Name, string>>,
  words: Readonly<Partial<Record<Name, Given>>>,
): FieldTexts {
  return Object.entries<Given>(words).flatMap(([name, value]) =>
    value ? [[fields[name as Name], value] as const] : [],
  );
}

/** Sections 1 and 2 as they hold, each answer with what it corrected; the signatures and their days are the first. */
export function sectionFieldTexts({ entries, cases }: FormToPrint): FieldTexts {
  const [ones, twos] = [entriesOf(entries, 'section1'), entriesOf(entries, 'section2')];
  const more = [section1Notes(ones), additional(twos, cases)].filter(Boolean).join('  ');
  return [
    ...section1FieldTexts(ones),
    ...section2FieldTexts(twos),
    ...named(FIELDS.section2, { additional: more }),
  ];
}

/** A box and the cells of the digits have no room for what they said before. */
function section1Notes(entries: readonly EntryOf<'section1'>[]): string {
  const { status, ssn } = corrected(entries, section1Fields);
  const notes = [
    ['Section 1 status', correctionIn(status)],
    ['Social Security number', correctionIn(ssn)],
  ] as const;
  return notes.flatMap(([label, words]) => (words ? [`${label} ${words}`] : [])).join('  ');
}

function section1FieldTexts(entries: readonly EntryOf<'section1'>[]): FieldTexts {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return [];
  const { status: _, ssn: _digits, ...fields } = corrected(entries, section1Fields);
  return [
    [FIELDS.statuses[last.data.citizenship], 'X'],
    ...named<keyof typeof FIELDS.section1>(FIELDS.section1, {
      ...fields,
      ssn: last.numbers['ssn'],
      signature: workerSignature(entries),
      signedOn: formDate(first.data.signedOn),
    }),
  ];
}

function section2FieldTexts(entries: readonly EntryOf<'section2'>[]): FieldTexts {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return [];
  const fields = corrected(entries, section2Fields);
  const { firstDayOn, representative, businessName, businessAddress } = fields;
  return [
    ...documentFieldTexts(fields),
    ...named(FIELDS.section2, {
      alternative: last.data.section.usedAlternative && 'X',
      firstDayOn,
      representative,
      businessName,
      businessAddress,
      signature: signed(first.data.section.signature),
      signedOn: formDate(first.data.section.signedOn),
    }),
  ];
}

const PARTS = ['title', 'authority', 'number', 'expires'] as const;

function documentFieldTexts(fields: Fields): FieldTexts {
  return I9_LISTS.flatMap((list) =>
    FIELDS.documents[list].flatMap((names, place) =>
      names.map((name, part) => [name, fields[`${list}${place}.${PARTS[part] ?? ''}`] ?? ''] as const),
    ),
  );
}

function nameOf({ entries }: FormToPrint) {
  const data = entriesOf(entries, 'section1').at(-1)?.data;
  return { lastName: data?.lastName, firstName: data?.firstName, middleInitial: data?.middleInitial };
}

/** A page for every four who helped. */
export function supplementAFieldTexts(form: FormToPrint): readonly FieldTexts[] {
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
export function supplementBFieldTexts(form: FormToPrint): readonly FieldTexts[] {
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
        additional: shown.additional,
        alternative: data.usedAlternative && 'X',
      });
    }),
  ]);
}
