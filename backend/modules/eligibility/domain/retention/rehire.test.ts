import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, yearsAfter, type Day } from '../due/i9-dates.ts';
import { assertRehire, rehireUntil } from './rehire.ts';

const TODAY = '2027-06-15';
/** Completed on 2026-11-18 in the evening at the job, which is the next day in UTC. */
const ENDED = {
  endedOn: '2027-03-31',
  section2CompletedAt: new Date('2026-11-19T02:00:00Z'),
  timeZone: 'America/Chicago',
  receiptDueOn: null,
};

describe('a rehire', () => {
  it.each([
    ['the day after the last day of work', '2027-04-01', ENDED, null],
    ['exactly a year ahead', '2028-06-14', ENDED, null],
    ['the day on which the work authorization ends', '2027-06-01', ENDED, '2027-06-01'],
    ['the day on which a receipt ends', '2027-04-02', { ...ENDED, receiptDueOn: '2027-04-02' }, '2027-06-01'],
  ] as const)('on %s uses the form again', (_when, rehiredOn, form, reverifyOn) => {
    expect(() => assertRehire(form, { rehiredOn, reverifyOn }, TODAY)).not.toThrow();
  });

  it.each([
    ['while the person works', '2027-06-15', { ...ENDED, endedOn: null }, null, 'rehire_before_end'],
    ['on the last day of work', '2027-03-31', ENDED, null, 'rehire_day'],
    ['before the last day of work', '2026-12-01', ENDED, null, 'rehire_day'],
    ['more than a year ahead', '2028-06-15', ENDED, null, 'rehire_ahead'],
    ['in another century', '2190-01-01', ENDED, null, 'rehire_ahead'],
    [
      'after a receipt has run out',
      '2027-04-03',
      { ...ENDED, receiptDueOn: '2027-04-02' },
      null,
      'rehire_receipt',
    ],
    ['after the work authorization has run out', '2027-06-02', ENDED, '2027-06-01', 'rehire_document'],
  ] as const)('%s is refused', (_when, rehiredOn, form, reverifyOn, reason) => {
    const path = reason === 'rehire_document' ? 'documents' : 'rehiredOn';
    expect(() => assertRehire(form, { rehiredOn, reverifyOn }, TODAY)).toThrow(
      expect.objectContaining({
        code: `eligibility.${reason}`,
        kind: 'rule_broken',
        details: { issues: [expect.objectContaining({ path })] },
      }),
    );
  });

  it('a rehire needs a new form from the day after three years since the first completion', () => {
    const rehire = (rehiredOn: Day) => () =>
      assertRehire(ENDED, { rehiredOn, reverifyOn: null }, '2029-11-01');
    expect(rehireUntil(ENDED)).toBe('2029-11-18');
    expect(rehire('2029-11-18')).not.toThrow();
    expect(rehire('2029-11-19')).toThrow(expect.objectContaining({ code: 'eligibility.new_form_needed' }));
  });

  it('a rehire is accepted only between the last day of work and three years after the completion', () => {
    const days = (from: Day) => fc.integer({ min: -400, max: 4000 }).map((on) => daysAfter(from, on));
    fc.assert(
      fc.property(days('2026-11-18'), days('2026-11-18'), days('2026-11-18'), (endedOn, rehiredOn, today) => {
        const form = { ...ENDED, endedOn };
        const isRight =
          rehiredOn > endedOn &&
          rehiredOn <= yearsAfter('2026-11-18', 3) &&
          rehiredOn <= daysAfter(today, 365);
        const rehire = (): void => assertRehire(form, { rehiredOn, reverifyOn: null }, today);
        if (isRight) expect(rehire).not.toThrow();
        else expect(rehire).toThrow(/a day|new Form I-9/);
      }),
    );
  });
});
