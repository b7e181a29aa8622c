import { describe, expect, it } from 'vitest';
import {
  at,
  completeForm,
  NOON,
  openedForm,
  OWNER,
  PERMIT,
  SECTION2,
  shown,
} from '../../testing/sample-form.ts';
import { SECTION1 } from '../../testing/sample-section1.ts';

describe('a Form I-9', () => {
  it('a form is due on the first day of work, then three business days later, then when a document expires', () => {
    const form = openedForm();
    expect(form.due).toEqual({ kind: 'section1', on: '2026-11-18' });
    expect(form.nextReminderOn).toBe('2026-11-17');
    form.signSection1(SECTION1, { ip: '203.0.113.9' }, NOON);
    expect(form.due).toEqual({ kind: 'section2', on: '2026-11-23' });
    form.signSection2(SECTION2, [PERMIT], OWNER, at('2026-11-18'));
    expect(form.due).toEqual({ kind: 'reverification', on: '2027-03-31' });
    expect(form.formStatus).toBe('complete');
  });

  it('a form has no due day while the first day of work is unknown', () => {
    const form = openedForm(null);
    expect(form.due).toEqual({ kind: 'section1', on: null });
    expect(form.nextReminderOn).toBeNull();
  });

  it('a form waits ninety days for the document behind a receipt', () => {
    const form = completeForm([shown('employment_authorization', null, true)]);
    expect(form.due).toEqual({ kind: 'receipt', on: '2027-02-16' });
  });

  it.each([
    ['a citizen', { citizenship: 'citizen' }, shown('us_passport', '2027-01-01')],
    ['a national', { citizenship: 'national' }, shown('us_passport', '2027-01-01')],
    [
      'a permanent resident’s card',
      { citizenship: 'permanent_resident' },
      shown('permanent_resident_card', '2027-01-01'),
    ],
  ] as const)('a form is never reverified for %s', (_who, section, document) => {
    const form = completeForm([document], section);
    expect(form.due).toBeNull();
    const again = { rehiredOn: null, hasNewName: false, documents: [PERMIT] };
    expect(() => form.reverify(again, at('2026-12-01'))).toThrow('nothing to reverify');
  });

  it('a form is never reverified by list B', () => {
    const license = {
      rehiredOn: null,
      hasNewName: false,
      documents: [shown('drivers_license', '2030-01-01')],
    };
    expect(() => completeForm().reverify(license, at('2026-12-01'))).toThrow('List B');
  });

  it('a newer document reverifies the form, which is due again when that document expires', () => {
    const form = completeForm();
    const documents = [shown('employment_authorization', '2029-03-31')];
    form.reverify({ rehiredOn: null, hasNewName: false, documents }, at('2027-03-01'));
    expect(form.due).toEqual({ kind: 'reverification', on: '2029-03-31' });
    form.reverify(
      { rehiredOn: null, hasNewName: false, documents: [shown('ssn_card', null)] },
      at('2029-03-01'),
    );
    expect(form.due).toBeNull();
  });

  it('an expired document is corrected by the day the document was examined', () => {
    const form = completeForm([shown('us_passport', '2026-12-31')], { citizenship: 'citizen' });
    const [kept] = form.correctSection2(
      { ...SECTION2, signedOn: '2028-03-01' },
      [{ ...shown('us_passport', '2026-12-31'), numberLast4: '4321' }],
      OWNER,
      at('2028-03-01'),
    );
    expect(kept).toMatchObject({ numberLast4: '4321', examinedOn: '2026-11-18' });
    // A document that is shown for the first time is judged by today.
    const another = [shown('us_passport_card', '2027-12-31')];
    expect(() => form.correctSection2(SECTION2, another, OWNER, at('2028-03-01'))).toThrow('had expired');
    // A document that was entered as another kind was examined then, too.
    const renamed = [{ ...shown('us_passport_card', '2027-12-31'), examinedOn: '2026-11-18' }];
    expect(form.correctSection2(SECTION2, renamed, OWNER, at('2028-03-01'))).toEqual(renamed);
  });

  it('a document behind a receipt is judged by the day it was shown', () => {
    const form = completeForm([shown('employment_authorization', null, true)]);
    const [document] = form.correctSection2(SECTION2, [PERMIT], OWNER, at('2027-02-01'));
    expect(document?.examinedOn).toBe('2027-02-01');
    expect(form.receiptDueOn).toBeNull();
  });

  it.each(['2026-11-17', '2027-02-02'])(
    'refuses %s as the day of an examination before or after',
    (examinedOn) => {
      const form = completeForm();
      const wrong = [{ ...PERMIT, examinedOn }];
      expect(() => form.correctSection2(SECTION2, wrong, OWNER, at('2027-02-01'))).toThrow('first signature');
    },
  );

  it('documents without a stored day are judged by the day of the first signature', () => {
    const form = completeForm([shown('us_passport', '2026-12-31')], { citizenship: 'citizen' });
    Object.assign(form, { section2Documents: [shown('us_passport', '2026-12-31')] });
    const [kept] = form.correctSection2(
      SECTION2,
      [shown('us_passport', '2026-12-31')],
      OWNER,
      at('2028-03-01'),
    );
    expect(kept?.examinedOn).toBe('2026-11-18');
  });

  it('a form with a minor’s school record is corrected after the worker has turned 18', () => {
    const documents = [shown('school_record', null), shown('ssn_card', null)];
    const minor = { citizenship: 'citizen', birthDate: '2009-01-15' } as const;
    const form = completeForm(documents, minor);
    expect(() => form.correctSection2(SECTION2, documents, OWNER, at('2027-02-01'))).not.toThrow();
    const daycare = [shown('daycare_record', null), shown('ssn_card', null)];
    expect(() => form.correctSection2(SECTION2, daycare, OWNER, at('2027-02-01'))).toThrow('under 18');
  });

  it('section 1 is corrected after the permission to work ended, but not to an end before its signature', () => {
    const form = completeForm([PERMIT], { workUntil: '2026-12-31' });
    const corrected = { ...SECTION1, workUntil: '2026-12-31', lastName: 'Lee' };
    form.correctSection1(corrected, at('2027-05-01'));
    expect(form.section1Data?.lastName).toBe('Lee');
    const passed = { ...corrected, workUntil: '2026-11-15' };
    expect(() => form.correctSection1(passed, at('2027-05-01'))).toThrow('has passed');
  });

  it('a form reminds once on each planned day', () => {
    const form = openedForm();
    expect(form.remind(at('2026-11-16'))).toBeNull();
    expect(form.remind(at('2026-11-17'))).toBe('section1');
    expect(form.remind(at('2026-11-17'))).toBeNull();
    expect([
      form.remind(at('2026-11-18')),
      form.remind(at('2026-11-19')),
      form.remind(at('2026-11-20')),
    ]).toEqual(['section1', 'section1', null]);
  });
});
