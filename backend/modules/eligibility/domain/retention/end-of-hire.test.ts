import { describe, expect, it } from 'vitest';
import {
  completeForm,
  at,
  NOON,
  openedForm,
  OWNER,
  PERMIT,
  SECTION2,
  shown,
  signedForm,
} from '../../testing/sample-form.ts';
import type { EndOfHire } from './end-of-hire.ts';
import type { I9Form } from '../form/i9-form.ts';

const SAID = { worked: null, lastDay: null } as const;
const YES = { ...SAID, worked: true } as const;
const NO = { ...SAID, worked: false } as const;
/** The first day of work is 2026-11-18. */
const [BEFORE, FIRST, LATER] = ['2026-11-17', '2026-11-18', '2027-01-15'] as const;

/** `hired`: no first day is known, but the day of the hire, which is the same. */
function accepted(start: string | null): I9Form {
  const form = openedForm(start === 'hired' ? null : start);
  if (start === 'hired') form.recordHire({ hiredOn: FIRST, worked: null }, at(FIRST));
  return form;
}

describe('the form of a hire that is over', () => {
  it.each([
    ['before the first day, and nobody was asked', FIRST, BEFORE, SAID, 'canceled', null],
    ['before the first day, and the person had worked', FIRST, BEFORE, YES, 'kept', 'yes'],
    ['on the first day, and nobody was asked', FIRST, FIRST, SAID, 'kept', 'unknown'],
    ['on the first day, and the person never came', FIRST, FIRST, NO, 'canceled', null],
    ['later, and nobody was asked', FIRST, LATER, SAID, 'kept', 'unknown'],
    ['later, and the person never came', FIRST, LATER, NO, 'canceled', null],
    ['later, and the person worked', FIRST, LATER, YES, 'kept', 'yes'],
    ['without a first day or a hire', null, LATER, SAID, 'canceled', null],
    ['without a first day, after a hire, and nobody was asked', 'hired', LATER, SAID, 'kept', 'unknown'],
    ['without a first day, and the person worked', null, LATER, YES, 'kept', 'yes'],
  ] as const)('a form whose hire ends %s, is %s', (_when, startsOn, today, end, became, worked) => {
    const form = accepted(startsOn);
    expect(form.endHire(end, at(today))).toBe(became);
    expect(form.worked).toBe(worked);
    expect(form.endHire(NO, at('2027-02-01'))).toBeNull();
    if (became === 'canceled') {
      expect([form.formStatus, form.purge(at('2027-02-15'))]).toEqual(['canceled', true]);
    } else {
      expect([form.formStatus, form.endedOn, form.isRetentionOnly, form.due]).toEqual([
        'incomplete',
        today,
        true,
        null,
      ]);
      expect([form.purge(at('2029-11-16')), form.formStatus]).toEqual([false, 'incomplete']);
    }
  });

  it.each([
    ['the first day of work', FIRST, { ...YES, lastDay: '2026-12-31' }, '2026-12-31', '2029-11-18'],
    [
      'the first day, when the work lasted longer than two years',
      FIRST,
      { ...YES, lastDay: '2029-06-30' },
      '2029-06-30',
      '2030-06-30',
    ],
    [
      'the day of the hire, when no first day is known',
      'hired',
      { ...YES, lastDay: '2026-12-31' },
      '2026-12-31',
      '2029-11-18',
    ],
    [
      'the acceptance, when nothing else is known',
      null,
      { ...YES, lastDay: '2026-12-31' },
      '2026-12-31',
      '2029-11-16',
    ],
    [
      'today, when the last day is ahead',
      FIRST,
      { ...YES, lastDay: '2029-08-02' },
      '2029-08-01',
      '2030-08-01',
    ],
  ] as const)(
    'the form is retained three years from %s, and a year from the end',
    (_from, startsOn, end: EndOfHire, endedOn, retentionExpiry) => {
      const form = accepted(startsOn);
      form.endHire(end, at('2029-08-01'));
      expect([form.endedOn, form.retentionExpiry]).toEqual([endedOn, retentionExpiry]);
    },
  );

  it('the form waits for the last day of work when both have signed and no one has entered it', () => {
    const form = completeForm();
    expect(form.endHire(SAID, at('2026-12-15'))).toBe('kept');
    expect([form.formStatus, form.endedOn, form.retentionExpiry]).toEqual(['complete', null, null]);
    expect(form.due).toEqual({ kind: 'last_day', on: '2026-12-15' });
    const days = ['2026-12-15', '2026-12-16', '2026-12-17', '2026-12-22', '2027-01-14', '2027-03-01'];
    expect(days.map((day) => form.remind(at(day)))).toEqual([
      null,
      'last_day',
      null,
      'last_day',
      'last_day',
      null,
    ]);
    form.end('2026-12-11', at('2027-03-01'));
    expect([form.due, form.retentionExpiry]).toEqual([null, '2029-11-18']);
  });

  it('a form that both have signed takes the reported last day', () => {
    const form = completeForm();
    form.endHire({ ...YES, lastDay: '2026-12-11' }, at('2026-12-15'));
    expect([form.endedOn, form.due, form.retentionExpiry]).toEqual(['2026-12-11', null, '2029-11-18']);
  });

  it('the form waits for the last day of work when the entered one is before the first', () => {
    const form = completeForm();
    form.endHire({ ...YES, lastDay: '2026-11-11' }, at('2026-12-15'));
    expect([form.endedOn, form.due?.kind]).toEqual([null, 'last_day']);
  });

  it('a signed form is canceled when the person never came, and is complete again with the hire', () => {
    const form = completeForm();
    expect(form.endHire(NO, at('2026-11-20'))).toBe('canceled');
    expect(() => form.end('2026-11-20', at('2026-11-20'))).toThrow('canceled');
    expect(form.reopen(at('2026-11-21'))).toBe(true);
    expect([form.formStatus, form.retentionExpiry]).toEqual(['complete', null]);
  });

  it('a renewed hire resets everything that counted toward the form’s end', () => {
    const form = signedForm();
    form.endHire(SAID, at('2026-12-15'));
    expect(form.reopen(at('2026-12-16'))).toBe(true);
    expect([form.endedOn, form.isRetentionOnly, form.retentionExpiry, form.due?.kind]).toEqual([
      null,
      false,
      null,
      'section2',
    ]);
    const ended = completeForm();
    ended.end('2026-12-10', at('2026-12-11'));
    ended.endHire(SAID, at('2026-12-15'));
    expect(ended.endedOn).toBe('2026-12-10');
    ended.reopen(at('2026-12-16'));
    expect([ended.endedOn, ended.retentionExpiry, ended.due?.kind]).toEqual([null, null, 'reverification']);
    expect(ended.reopen(at('2026-12-16'))).toBe(false);
  });

  it('the form is retained the next time, too, when the person had worked once', () => {
    const form = openedForm('2027-03-01');
    form.endHire(YES, at('2026-12-15'));
    form.reopen(at('2026-12-16'));
    expect(form.endHire(SAID, at('2026-12-20'))).toBe('kept');
    form.reopen(at('2026-12-21'));
    expect(form.endHire(NO, at('2026-12-22'))).toBe('kept');
  });

  it('the form is retained when the person had worked a day and the offer ends before its first day', () => {
    const form = openedForm('2027-03-01');
    expect(form.recordHire({ hiredOn: FIRST, worked: null }, at(FIRST))).toBe(true);
    expect(form.recordHire({ hiredOn: null, worked: true }, at('2026-11-19'))).toBe(true);
    expect(form.recordHire({ hiredOn: null, worked: null }, at('2026-11-19'))).toBe(false);
    expect([form.hiredOn, form.endHire(SAID, at('2026-11-20'))]).toEqual([FIRST, 'kept']);
  });

  it('the form is retained when the employer reports work at the next end, even if it was canceled meanwhile', () => {
    const form = openedForm();
    form.endHire(NO, at(FIRST));
    expect([form.endHire(SAID, at('2026-11-19')), form.endHire(YES, at('2026-11-19'))]).toEqual([
      null,
      'kept',
    ]);
    expect([form.formStatus, form.canceledAt, form.retentionExpiry]).toEqual([
      'incomplete',
      null,
      '2029-11-18',
    ]);
  });

  it('the employer signs the form late without losing its end', () => {
    const form = signedForm();
    form.endHire({ ...YES, lastDay: '2026-12-11' }, at('2026-12-15'));
    form.signSection2({ ...SECTION2, lateReason: 'They left early' }, [PERMIT], OWNER, at('2026-12-20'));
    expect([form.formStatus, form.endedOn, form.retentionExpiry, form.due]).toEqual([
      'complete',
      '2026-12-11',
      '2029-11-18',
      null,
    ]);
  });

  it('the form no longer waits for a last day after a rehire', () => {
    const form = completeForm([shown('us_passport', '2035-01-01')], { citizenship: 'citizen' });
    form.endHire({ ...YES, lastDay: '2026-12-11' }, at('2026-12-15'));
    form.reverify({ rehiredOn: '2027-02-01', hasNewName: false, documents: [] }, at('2027-02-01'));
    expect([form.hireEndedOn, form.due]).toEqual([null, null]);
  });

  it('an unsigned form is canceled with a failed offer', () => {
    const form = openedForm();
    expect([form.endHire(SAID, NOON), form.endHire(SAID, NOON)]).toEqual(['canceled', null]);
    expect(form.retentionExpiry).toBe('2026-12-16');
  });
});
