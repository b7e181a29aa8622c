import { describe, expect, it } from 'vitest';
import { DomainError } from '#kernel/domain-error.ts';
import { signSection2Schema } from '../../contract/form/section2.ts';
import {
  EXTENDED_CATEGORIES,
  SPOUSE_CATEGORIES,
  spouseCategory,
} from '../../contract/vocabulary/form/form-i9.ts';
import { assertAcceptable, receiptDay, reverificationDay, reverifiedBy } from './document-rules.ts';
import type { ShownDocument } from '../form/i9-record.ts';

const TODAY = '2026-11-18';
const shown = (
  kind: ShownDocument['kind'],
  expiresOn: string | null,
  change: Partial<ShownDocument> = {},
): ShownDocument => ({
  kind,
  authority: 'An authority',
  numberLast4: '1234',
  expiresOn,
  isReceipt: false,
  ...change,
});
const accept =
  (documents: readonly ShownDocument[], usesEverify = false) =>
  () =>
    assertAcceptable(documents, '1990-04-12', TODAY, usesEverify);

describe('a document that looks expired', () => {
  it.each([
    ['ead_extended', '2027-10-19', '2027-10-19'],
    ['ead_tps', '2028-01-31', '2028-01-31'],
    ['i551_extended', '2029-01-31', null],
  ] as const)('%s is accepted until %s and reverified on %s', (kind, until, reverifyOn) => {
    expect(accept([shown(kind, until)])).not.toThrow();
    expect(accept([shown(kind, '2026-11-17')])).toThrow('had expired');
    expect(accept([shown(kind, null)])).toThrow('expiration date');
    expect(reverificationDay('authorized_alien', null, [shown(kind, until)])).toBe(reverifyOn);
  });

  it('a renewal filed since October 30, 2025 does not extend the document', () => {
    expect(accept([shown('ead_extended', '2027-10-20')])).toThrow('October 30, 2025');
  });
});

describe('a card that Form I-797C extends', () => {
  const schema = signSection2Schema.shape.documents;
  const card = { kind: 'ead_extended', number: 'SRC9876543210', expiresOn: '2027-03-01' } as const;
  const pathsOf = (change: object): readonly unknown[] =>
    (
      schema.safeParse([{ ...card, category: 'C09', noticeNumber: 'IOE0912345678', ...change }]).error
        ?.issues ?? []
    ).map(({ path }) => path.at(-1));

  it.each([
    ['category', { category: '' }],
    ['category', { category: 'C03' }],
    ['noticeNumber', { noticeNumber: '' }],
    ['noticeNumber', { noticeNumber: 'IOE123' }],
  ])('the extension is refused at its %s with %o', (path, change) => {
    expect(pathsOf(change)).toContain(path);
  });

  it('an extendable category and a receipt number are accepted and stored, and other documents store neither', () => {
    expect(pathsOf({ category: 'C19', noticeNumber: 'ioe 09-1234-5678' })).toEqual([]);
    const [other] = schema.parse([
      { ...card, kind: 'ead_tps', category: 'C09', noticeNumber: 'IOE0912345678' },
    ]);
    expect(other).toMatchObject({ category: null, noticeNumber: null });
  });
});

describe('a spouse’s card that Form I-797C extends', () => {
  const card = (category: string, until: string | null = '2027-03-01') =>
    shown('ead_extended', until, { category });
  const CLASSES = { A17: 'E-3S', A18: 'L-2', C26: 'H-4' } as const;
  const entry = (ends: string | null, category: keyof typeof CLASSES = 'C26') =>
    shown('i94', ends, { admissionClass: CLASSES[category] });
  const lacking = 'only together with an unexpired Form I-94';
  const longer = 'no later than Form I-94';

  it.each(
    SPOUSE_CATEGORIES.flatMap(
      (category) =>
        [
          [category, 'alone', [card(category)], lacking],
          [
            category,
            'with an I-94 that ends before',
            [card(category), entry('2027-02-28', category)],
            longer,
          ],
          [
            category,
            'with an I-94 that has run out',
            [card(category), entry('2026-11-17', category)],
            'had expired',
          ],
          [
            category,
            'with an I-94 without an end',
            [card(category), entry(null, category)],
            'expiration date',
          ],
          [category, 'with an I-94 that ends with it', [card(category), entry('2027-03-01', category)], null],
          [category, 'with an I-94 that ends later', [card(category), entry('2028-03-01', category)], null],
          [
            category,
            'with an I-94 without a class',
            [card(category), shown('i94', '2028-03-01')],
            'must show the status',
          ],
          [
            category,
            'with an I-94 of a visitor',
            [card(category), shown('i94', '2028-03-01', { admissionClass: 'B-2' })],
            'must show the status',
          ],
        ] as const,
    ),
  )('in category %s, %s', (_category, _with, documents, message) => {
    const signs = accept(documents);
    const reverifies = (): unknown =>
      reverifiedBy(documents, { reverifyOn: '2026-12-01', reverifiedDocument: null }, TODAY);
    for (const shows of [signs, reverifies])
      if (message === null) expect(shows).not.toThrow();
      else expect(shows).toThrow(message);
  });

  it('the refusal names its field', () => {
    const issuesOf = (documents: readonly ShownDocument[]): unknown => {
      try {
        return accept(documents)();
      } catch (error) {
        return error instanceof DomainError ? error.details['issues'] : error;
      }
    };
    const at = (path: string): unknown => [expect.objectContaining({ path })];
    expect(issuesOf([card('C26')])).toEqual(at('documents.0.category'));
    expect(issuesOf([card('C26'), entry('2027-02-28')])).toEqual(at('documents.0.expiresOn'));
    expect(issuesOf([entry(null), card('C26')])).toEqual(at('documents.0.expiresOn'));
    expect(issuesOf([card('C26'), entry('2028-03-01', 'A18')])).toEqual(at('documents.1.admissionClass'));
  });

  it.each(EXTENDED_CATEGORIES.filter((category) => spouseCategory(category) === null))(
    'a spouse’s rules do not apply to category %s, which takes no I-94',
    (category) => {
      expect(accept([card(category)])).not.toThrow();
      expect(accept([card(category), entry('2028-03-01')])).toThrow('one document from List A');
    },
  );
});

describe('a document that is a receipt', () => {
  it('a refugee’s Form I-94 is valid for 90 days after the first day of work', () => {
    const document = shown('refugee_i94', null, { isReceipt: true });
    expect(accept([document])).not.toThrow();
    expect(receiptDay([document], '2026-11-18')).toBe('2027-02-16');
  });

  it('a Form I-94 with an I-551 stamp is valid until the stamp ends, and its end is required', () => {
    const document = shown('i94_i551_stamp', '2027-08-01', { isReceipt: true });
    expect(accept([document])).not.toThrow();
    expect(receiptDay([document], '2026-11-18')).toBe('2027-08-01');
    expect(accept([{ ...document, expiresOn: null }])).toThrow('expiration date');
  });

  it('the document counts as a receipt even if the employer says otherwise', () => {
    const schema = signSection2Schema.shape.documents;
    const [document] = schema.parse([{ kind: 'refugee_i94', number: '123456789A1', isReceipt: false }]);
    expect(document?.isReceipt).toBe(true);
  });
});

describe('a foreign passport of a student or an exchange visitor', () => {
  const i94 = shown('i94', null);

  it.each([
    ['foreign_passport_f1', 'i20', 'ds2019'],
    ['foreign_passport_j1', 'ds2019', 'i20'],
  ] as const)('%s is accepted with Form I-94 and %s, and with nothing else', (kind, own, other) => {
    const passport = shown(kind, '2035-01-01');
    const companion = shown(own, '2027-05-31');
    expect(accept([passport, i94, companion])).not.toThrow();
    expect(accept([passport, companion, i94])).not.toThrow();
    for (const wrong of [
      [passport],
      [passport, i94],
      [passport, companion],
      [passport, i94, i94],
      [passport, i94, shown(other, '2027-05-31')],
      [passport, i94, companion, shown(other, '2027-05-31')],
      [shown('foreign_passport_i94', '2035-01-01'), i94, companion],
      [companion],
    ])
      expect(accept(wrong)).toThrow('one document from List A');
  });

  it.each([
    ['foreign_passport_f1', 'i20'],
    ['foreign_passport_j1', 'ds2019'],
  ] as const)('%s needs the number and end of its %s, on the day it was examined', (kind, own) => {
    const set = (expiresOn: string | null, change: Partial<ShownDocument> = {}) =>
      accept([shown(kind, '2035-01-01'), i94, shown(own, expiresOn, change)]);
    expect(set(null)).toThrow('expiration date');
    expect(set('2027-05-31', { numberLast4: null })).toThrow('document number');
    expect(set('2026-11-17')).toThrow('had expired');
    expect(set('2026-11-17', { examinedOn: '2026-11-17' })).not.toThrow();
  });

  it('the reverification is due on the earliest end of the permission, never on the passport’s', () => {
    const day = (i94Ends: string | null, ends: string): string | null =>
      reverificationDay('authorized_alien', null, [
        shown('foreign_passport_f1', '2026-12-31'),
        shown('i94', i94Ends),
        shown('i20', ends),
      ]);
    expect(day(null, '2027-05-31')).toBe('2027-05-31');
    expect(day('2027-03-01', '2027-05-31')).toBe('2027-03-01');
    expect(day('2027-08-01', '2027-05-31')).toBe('2027-05-31');
  });
});

it('A minor or a person who was placed has a note for list B, which E-Verify does not take', () => {
  const note = (kind: 'minor_note' | 'special_placement') => [shown(kind, null), shown('ssn_card', null)];
  const minor = (usesEverify: boolean) => () =>
    assertAcceptable(note('minor_note'), '2010-04-12', TODAY, usesEverify);
  expect(minor(false)).not.toThrow();
  expect(minor(true)).toThrow('photo');
  expect(accept(note('minor_note'))).toThrow('under 18');
  expect(accept(note('special_placement'))).not.toThrow();
  expect(accept(note('special_placement'), true)).toThrow('photo');
});

it('A draft record is accepted, and not by a company in E-Verify, which needs a photograph', () => {
  const documents = [shown('draft_record', null), shown('ssn_card', null)];
  expect(accept(documents)).not.toThrow();
  expect(accept(documents, true)).toThrow('photo');
  expect(accept([shown('military_id', null), shown('ssn_card', null)], true)).not.toThrow();
});
