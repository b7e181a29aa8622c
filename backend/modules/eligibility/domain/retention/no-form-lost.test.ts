import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#kernel/clock.ts';
import { NOON, openedForm, OWNER, SECTION2, shown } from '../../testing/sample-form.ts';
import { SECTION1 } from '../../testing/sample-section1.ts';
import type { EndOfHire } from './end-of-hire.ts';
import { retentionDay } from '../due/i9-dates.ts';
import type { I9Form } from '../form/i9-form.ts';
import type { Section2 } from '../form/i9-record.ts';

const PASSPORT = shown('us_passport', '2090-01-01');

/** A real hire: the days on which the person worked, and the employer's answer about them. */
class Hire {
  readonly form: I9Form;
  private at = NOON;
  private isEmployed = true;
  private begunOn: string | null = null;
  private lastDay: string | null = null;

  constructor(startsOn: string | null) {
    this.form = openedForm(startsOn);
  }

  get hasWorked(): boolean {
    return this.begunOn !== null;
  }

  step(days: number, what: (typeof HIRE_STEPS)[number]): void {
    this.at = addDays(this.at, days);
    try {
      this.take(what);
    } catch {
      // Refused: nothing of it is there.
    }
  }

  /** Destroyed before three years from the first day and one from the last were over. */
  get isLost(): boolean {
    if (this.form.formStatus !== 'purged' || this.begunOn === null || this.lastDay === null) return false;
    return this.today <= (retentionDay(this.begunOn, this.lastDay) ?? '9');
  }

  private get today(): string {
    return this.form.today(this.at);
  }

  private take(what: (typeof HIRE_STEPS)[number]): void {
    const { form, at, today } = this;
    const said = { worked: this.hasWorked, lastDay: this.lastDay };
    if (what === 'sign1')
      form.signSection1({ ...SECTION1, citizenship: 'citizen' }, { ip: '203.0.113.9' }, at);
    else if (what === 'sign2') form.signSection2(this.section2, [PASSPORT], OWNER, at);
    else if (what === 'hire') {
      this.standAgain();
      form.recordHire({ hiredOn: today, worked: null }, at);
    } else if (what === 'work') this.work();
    else if (what === 'reject') this.leave({ worked: null, lastDay: null });
    else if (what === 'reject and say') this.leave(said);
    else if (what === 'undo') this.standAgain();
    else if (what === 'end' && this.hasWorked) {
      form.end(today, at);
      this.isEmployed = false;
    } else if (what === 'rehire') {
      form.reverify({ rehiredOn: today, hasNewName: false, documents: [] }, at);
      this.isEmployed = true;
    } else if (what === 'purge') form.purge(at);
  }

  private get section2(): Section2 {
    const firstDayOn = this.begunOn ?? this.form.startsOn ?? this.today;
    return { ...SECTION2, lateReason: 'We were short of hands', firstDayOn, signedOn: this.today };
  }

  private leave(end: EndOfHire): void {
    if (this.form.endHire(end, this.at) !== null) this.isEmployed = false;
  }

  private standAgain(): void {
    if (this.form.reopen(this.at)) this.isEmployed = true;
  }

  /** Works from the first day on, until the hire is reported as over. */
  private work(): void {
    const { form, today } = this;
    const start = form.startsOn ?? form.hiredOn;
    if (!this.isEmployed || start === null || start > today) return;
    this.begunOn ??= start;
    this.lastDay = today;
  }
}

const HIRE_STEPS = [
  'sign1',
  'sign2',
  'hire',
  'work',
  'reject',
  'reject and say',
  'undo',
  'end',
  'rehire',
  'purge',
] as const;

it('the form of a person who worked a day is never lost before its day, in any sequence of the hire', () => {
  let [kept, canceled] = [0, 0];
  const story = fc.array(fc.tuple(fc.oneof(fc.nat(5), fc.nat(600)), fc.constantFrom(...HIRE_STEPS)), {
    minLength: 5,
    maxLength: 30,
  });
  fc.assert(
    fc.property(fc.constantFrom('2026-11-18', '2026-12-01', null), story, (startsOn, steps) => {
      const hire = new Hire(startsOn);
      for (const [days, what] of steps) {
        hire.step(days, what);
        expect(hire.isLost).toBe(false);
      }
      if (hire.form.formStatus !== 'purged') return;
      if (hire.hasWorked) kept += 1;
      else canceled += 1;
    }),
    { numRuns: 500 },
  );
  // Forms of both kinds came to their end.
  expect([kept > 3, canceled > 3]).toEqual([true, true]);
});
