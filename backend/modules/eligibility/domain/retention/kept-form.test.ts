import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { I9Form } from '../form/i9-form.ts';
import type { ShownDocument } from '../form/i9-record.ts';
import {
  at,
  completeForm,
  NOON,
  openedForm,
  OWNER,
  SECTION2,
  shown,
  signedForm,
} from '../../testing/sample-form.ts';
import { SECTION1 } from '../../testing/sample-section1.ts';

describe('a retained Form I-9', () => {
  it('a retained form is purged on the day after its retention day, but not during a legal hold', () => {
    const form = completeForm();
    form.end('2026-12-31', at('2027-01-04'));
    expect(form.retentionExpiry).toBe('2029-11-18');
    form.hold('A charge was filed', at('2028-01-01'));
    expect(form.purge(at('2029-11-19'))).toBe(false);
    form.release(at('2029-11-19'));
    expect(form.purge(at('2029-11-18'))).toBe(false);
    expect(form.purge(at('2029-11-19'))).toBe(true);
    expect([form.section1Data, form.section2Data, form.section2Documents, form.verifierName]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(() => form.signSection1(SECTION1, { ip: '' }, at('2029-11-20'))).toThrow('destroyed');
  });

  it('the form of a failed hire is canceled, and reopens with it', () => {
    const form = signedForm();
    form.endHire({ worked: null, lastDay: null }, NOON);
    expect(form.retentionExpiry).toBe('2026-12-16');
    expect(form.reopen(at('2026-11-20'))).toBe(true);
    expect([form.retentionExpiry, form.due?.kind]).toEqual([null, 'section2']);
  });

  it('a rehire reactivates the form, which ends no earlier than the rehire', () => {
    const form = completeForm();
    const rehire = { rehiredOn: '2027-02-01', hasNewName: false, documents: [] };
    expect(() => form.reverify(rehire, at('2027-02-01'))).toThrow('Save the last day');
    form.end('2026-12-31', at('2027-01-04'));
    form.reverify(rehire, at('2027-02-01'));
    expect([form.retentionExpiry, form.endedOn, form.due?.kind]).toEqual([null, null, 'reverification']);
    expect(() => form.end('2027-01-31', at('2027-03-01'))).toThrow('from the rehire');
    form.end('2027-03-01', at('2027-03-01'));
    expect(form.retentionExpiry).toBe('2029-11-18');
  });

  it('a rehire counts its three years from the first signature, even after corrections', () => {
    const form = completeForm([shown('us_passport', '2035-01-01')], { citizenship: 'citizen' });
    form.correctSection2(SECTION2, [shown('us_passport', '2035-01-01')], OWNER, at('2028-06-01'));
    form.end('2029-11-01', at('2029-11-01'));
    const rehire = (rehiredOn: string) => () =>
      form.reverify({ rehiredOn, hasNewName: false, documents: [] }, at('2029-11-02'));
    expect(rehire('2029-11-19')).toThrow('new Form I-9');
    expect(rehire('2029-11-18')).not.toThrow();
  });

  it('a rehire with an expired work authorization requires a document that lasts until the rehire', () => {
    const form = completeForm();
    form.end('2026-12-31', at('2027-01-04'));
    const rehire = (...documents: readonly ShownDocument[]) => ({
      rehiredOn: '2027-09-01',
      hasNewName: false,
      documents,
    });
    expect(() => form.reverify(rehire(), at('2027-07-01'))).toThrow('expires before the rehire');
    const short = shown('employment_authorization', '2027-08-31');
    expect(() => form.reverify(rehire(short), at('2027-07-01'))).toThrow('expires before the rehire');
    // Its 90 days began when the permission ended.
    const receipt = shown('employment_authorization', null, true);
    expect(() => form.reverify(rehire(receipt), at('2027-07-01'))).toThrow('expires before the rehire');
    expect([form.endedOn, form.reverifiedDocument]).toEqual(['2026-12-31', null]);
    form.reverify(rehire(shown('employment_authorization', '2029-03-31')), at('2027-07-01'));
    expect([form.endedOn, form.due?.on]).toEqual([null, '2029-03-31']);
  });

  it('a purged form never contains numbers, names or days, in any sequence of steps', () => {
    const steps = fc.array(
      fc.constantFrom('sign1', 'sign2', 'end', 'hold', 'release', 'cancel', 'reopen', 'remind', 'purge'),
      {
        maxLength: 14,
      },
    );
    fc.assert(
      fc.property(steps, (names) => {
        const form = openedForm();
        let day = Date.parse('2026-11-18T18:00:00Z');
        for (const name of names) {
          day += 200 * 86_400_000;
          try {
            take(form, name, new Date(day));
          } catch {
            continue;
          }
          if (form.formStatus === 'purged') {
            expect([form.section1Data, form.section2Data, form.due, form.nextReminderOn]).toEqual([
              null,
              null,
              null,
              null,
            ]);
            expect(form.heldAt).toBeNull();
            expect((form.retentionExpiry ?? '9') < new Date(day).toISOString().slice(0, 10)).toBe(true);
          }
        }
      }),
    );
  });
});

function take(form: I9Form, name: string, now: Date): void {
  const today = now.toISOString().slice(0, 10);
  if (name === 'sign1') form.signSection1({ ...SECTION1, workUntil: null }, { ip: '' }, now);
  else if (name === 'sign2')
    form.signSection2(
      { ...SECTION2, firstDayOn: today, signedOn: today },
      [shown('us_passport', '2090-01-01')],
      OWNER,
      now,
    );
  else if (name === 'end') form.end(today, now);
  else if (name === 'hold') form.hold('A charge was filed', now);
  else if (name === 'release') form.release(now);
  else if (name === 'cancel') form.endHire({ worked: false, lastDay: null }, now);
  else if (name === 'reopen') form.reopen(now);
  else if (name === 'remind') form.remind(now);
  else form.purge(now);
}
