import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, completeForm, OWNER, SECTION2, shown } from '../../testing/sample-form.ts';
import { SECTION1 } from '../../testing/sample-section1.ts';
import type { I9Form } from './i9-form.ts';
import { daysAfter } from '../due/i9-dates.ts';
import type { ShownDocument } from './i9-record.ts';

const RECEIPT = shown('employment_authorization', null, true);
const PASSPORT = shown('foreign_passport_i94', '2035-01-01');

/** Signed by both, with a permission to work that ends on a day. */
const complete = (expiresOn = '2027-03-31'): I9Form =>
  completeForm([shown('employment_authorization', expiresOn)], { workUntil: null });

function show(form: I9Form, documents: readonly ShownDocument[], day: string): void {
  form.reverify({ rehiredOn: null, hasNewName: false, documents }, at(day));
}

describe('a reverification', () => {
  it('a reverification with a receipt is due again 90 days after the permission ended, until the document is shown', () => {
    const form = complete();
    show(form, [RECEIPT], '2027-03-01');
    expect(form.due).toEqual({ kind: 'reverification', on: '2027-06-29' });
    form.correctSection1({ ...SECTION1, workUntil: null, lastName: 'Lee' }, at('2027-04-01'));
    expect(form.reverifyOn).toBe('2027-06-29');
    expect(() => show(form, [RECEIPT], '2027-06-01')).toThrow('second receipt');
    show(form, [shown('employment_authorization', '2029-03-31')], '2027-06-01');
    expect(form.due).toEqual({ kind: 'reverification', on: '2029-03-31' });
  });

  it('a reverification with a passport and Form I-94 is due again when the I-94 ends', () => {
    const form = complete();
    show(form, [PASSPORT, shown('i94', '2028-05-31')], '2027-03-01');
    expect(form.due).toEqual({ kind: 'reverification', on: '2028-05-31' });
    form.correctSection2(
      SECTION2,
      [shown('employment_authorization', '2027-03-31')],
      OWNER,
      at('2027-04-01'),
    );
    expect(form.reverifyOn).toBe('2028-05-31');
  });

  it('a reverification with Form DS-2019 is due again when the program ends, with or without an end of the I-94', () => {
    const form = complete();
    const visitor = { ...PASSPORT, kind: 'foreign_passport_j1' } as const;
    const program = shown('ds2019', '2028-05-31');
    expect(() => show(form, [visitor, shown('i94', null)], '2027-03-01')).toThrow('List A');
    expect(() => show(form, [program], '2027-03-01')).toThrow('only with a foreign passport');
    show(form, [visitor, shown('i94', null), program], '2027-03-01');
    expect(form.due).toEqual({ kind: 'reverification', on: '2028-05-31' });
  });

  it.each([
    ['an I-94 alone', [shown('i94', '2030-01-01')], 'only with a foreign passport'],
    ['an expired I-94', [PASSPORT, shown('i94', '2027-02-28')], 'had expired'],
    ['an I-94 without its end', [PASSPORT, shown('i94', null)], 'enter the expiration date'],
    ['a passport without its I-94', [PASSPORT], 'List A, or one from List C'],
    ['two documents of list A', [shown('us_passport', '2035-01-01'), RECEIPT], 'List A, or one from List C'],
    ['a list B document', [shown('ssn_card', null), shown('school_id', null)], 'List B'],
  ])('a reverification is refused with %s, and stays due', (_what, documents, words) => {
    const form = complete();
    expect(() => show(form, documents, '2027-03-01')).toThrow(words);
    expect(form.due).toEqual({ kind: 'reverification', on: '2027-03-31' });
  });

  it('reads what was shown before its next day was stored', () => {
    const form = complete();
    Object.assign(form, { reverifiedDocument: shown('employment_authorization', '2029-03-31') });
    form.correctSection1({ ...SECTION1, workUntil: null, lastName: 'Lee' }, at('2027-04-01'));
    expect(form.reverifyOn).toBe('2029-03-31');
  });

  it('receipts and documents that expire never lose the next day of a reverification, in any order', () => {
    const ends = fc.integer({ min: 1, max: 2000 });
    const sets = fc.oneof(
      fc.constant([RECEIPT]),
      ends.map((days) => [shown('employment_authorization', daysAfter('2027-01-01', days))]),
      ends.map((days) => [PASSPORT, shown('i94', daysAfter('2027-01-01', days))]),
      fc.constant([PASSPORT, shown('i94', null)]),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(400), sets), { maxLength: 8 }), (story) => {
        const form = complete();
        let day = '2027-01-01';
        for (const [days, documents] of story) {
          day = daysAfter(day, days);
          const before = form.reverifyOn;
          try {
            show(form, documents, day);
          } catch {
            expect(form.reverifyOn).toBe(before);
            continue;
          }
          expect(form.reverifyOn).not.toBeNull();
          expect(form.due).toEqual({ kind: 'reverification', on: form.reverifyOn });
        }
      }),
    );
  });
});
