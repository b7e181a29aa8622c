import { describe, expect, it } from 'vitest';
import { at, openedForm, OWNER, SECTION2, shown } from '../../testing/sample-form.ts';
import { SECTION1 } from '../../testing/sample-section1.ts';
import type { I9Form } from '../form/i9-form.ts';
import type { Section2, ShownDocument } from '../form/i9-record.ts';
import { lateSections } from './lateness.ts';

const PASSPORT = shown('us_passport', '2040-05-01');
const section2 = (firstDayOn: string, lateReason: string | null = null): Section2 => ({
  ...SECTION2,
  firstDayOn,
  lateReason,
  signedOn: firstDayOn,
});

/** A form of a worker whose hire is recorded on November 16. */
function signed(section1On: string, expectedEndOn: string | null = null): I9Form {
  const form = openedForm('2026-11-16', { expectedEndOn });
  form.signSection1({ ...SECTION1, citizenship: 'citizen' }, { ip: '203.0.113.9' }, at(section1On));
  return form;
}

describe('a late section', () => {
  it('a late section is signed with its reason for a first day long before the hire was recorded', () => {
    const form = signed('2026-11-16');
    const sign = (lateReason: string | null) => () =>
      form.signSection2(section2('2026-10-05', lateReason), [PASSPORT], OWNER, at('2026-11-16'));
    expect(sign(null)).toThrow('Say why it is late');
    sign('The site office closed')();
    expect([form.startsOn, lateSections(form, '2026-11-16')]).toEqual([
      '2026-10-05',
      ['section1', 'section2'],
    ]);
  });

  it.each([
    ['2026-11-16', '2026-11-19', []],
    ['2026-11-17', '2026-11-19', ['section1']],
    ['2026-11-16', '2026-11-20', ['section2']],
  ])(
    'a section is late if it was signed after its day: section 1 on %s and 2 on %s is %j',
    (one, two, late) => {
      const form = signed(one);
      expect(lateSections(form, '2026-11-16')).toEqual(one === '2026-11-17' ? ['section1'] : []);
      const reason = late.length > 0 ? 'We were short of hands' : null;
      form.signSection2(section2('2026-11-16', reason), [PASSPORT], OWNER, at(two));
      expect(lateSections(form, '2027-01-01')).toEqual(late);
      form.correctSection2(section2('2026-11-16', reason), [PASSPORT], OWNER, at('2026-12-15'));
      expect(lateSections(form, '2027-01-01')).toEqual(late);
    },
  );

  it('an unsigned section is late, too', () => {
    expect(lateSections(signed('2026-11-16'), '2026-11-20')).toEqual(['section2']);
  });
});

describe('a job of less than three business days', () => {
  it('section 2 of a short job is due on its first day, and accepts no receipt', () => {
    const form = signed('2026-11-16', '2026-11-17');
    expect(form.due).toEqual({ kind: 'section2', on: '2026-11-16' });
    const receipt = { ...PASSPORT, expiresOn: null, isReceipt: true };
    const sign = (document: ShownDocument) => () =>
      form.signSection2(section2('2026-11-16'), [document], OWNER, at('2026-11-16'));
    expect(sign(receipt)).toThrow('accepts no receipts');
    sign(PASSPORT)();
    expect(form.formStatus).toBe('complete');
  });

  it('a job that ends on its third business day is not short', () => {
    expect(signed('2026-11-16', '2026-11-18').due).toEqual({ kind: 'section2', on: '2026-11-19' });
  });
});
