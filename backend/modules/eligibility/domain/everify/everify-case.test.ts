import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '#kernel/business-days.ts';
import { asId } from '#kernel/ids.ts';
import {
  EVERIFY_CLOSINGS,
  EVERIFY_FIRST,
  EVERIFY_STATES,
  EVERIFY_UNDECIDED,
  readCaseNumber,
  type EverifyState,
} from '../../contract/vocabulary/everify/everify.ts';
import { daysAfter } from '../due/i9-dates.ts';
import { EverifyCase } from './everify-case.ts';

const AT = new Date('2026-11-18T18:00:00Z');
const DAY = '2026-11-18';

function opened(state: EverifyState = 'mismatch', createdOn = DAY): EverifyCase {
  const formId = asId<'i9_form'>('form');
  return EverifyCase.open({ formId, caseNumber: '2026322120000AB', createdOn, state, lateReason: null }, AT);
}
function decided(decision: 'take_action' | 'no_action'): EverifyCase {
  const one = opened();
  one.notify(DAY, AT);
  one.decide({ decision, on: DAY, by: 'worker', signature: 'Bo Li' }, AT);
  return one;
}
const businessDays = (after: string, until: string): number => {
  let count = 0;
  for (let day = daysAfter(after, 1); day <= until; day = daysAfter(day, 1))
    if (isBusinessDay(new Date(`${day}T00:00:00Z`))) count += 1;
  return count;
};

describe('an E-Verify case', () => {
  it.each(EVERIFY_STATES.filter((state) => !EVERIFY_FIRST.includes(state)))(
    'a case does not begin %s',
    (state) => {
      expect(() => opened(state)).toThrow(/doesn't give this result/);
    },
  );

  it('a case notifies the worker first, hears them, then is referred', () => {
    const one = opened();
    expect(one.due).toEqual({ kind: 'everify_mismatch', on: '2026-12-03' });
    expect(() => one.move('referred', DAY, AT)).toThrow(/worker's decision/);
    expect(() =>
      one.decide({ decision: 'take_action', on: DAY, by: 'worker', signature: 'Bo Li' }, AT),
    ).toThrow(/in private/);
    one.notify(DAY, AT);
    one.decide({ decision: 'take_action', on: DAY, by: 'worker', signature: 'Bo Li' }, AT);
    expect(() =>
      one.decide({ decision: 'no_action', on: DAY, by: 'employer', signature: 'Bo Li' }, AT),
    ).toThrow(/already recorded/);
    one.move('referred', '2026-11-19', AT);
    // Eight federal working days, with Thanksgiving between them.
    expect([one.contactBy, one.due]).toEqual(['2026-12-02', { kind: 'everify_result', on: '2026-12-02' }]);
    expect(one.isUndecided).toBe(true);
    one.move('authorized', '2026-11-30', AT);
    expect([one.isUndecided, one.due]).toEqual([false, null]);
  });

  it('a case is closed without an action when the worker takes none, or does not answer for ten working days', () => {
    const told = opened();
    told.notify(DAY, AT);
    expect(() => told.close('no_action_taken', '2026-12-03', AT)).toThrow(/worker's decision/);
    told.close('no_action_taken', '2026-12-04', AT);
    expect(told.state).toBe('closed');
    const none = decided('no_action');
    expect([none.isUndecided, none.due?.kind]).toEqual([true, 'everify_close']);
    none.close('no_action_taken', DAY, AT);
    expect([none.isUndecided, none.closedOn]).toEqual([false, DAY]);
  });

  it('a late case is not closed without an action before the worker was notified in private', () => {
    const untold = opened();
    for (const on of [DAY, '2026-12-24']) {
      expect(() => untold.close('no_action_taken', on, AT)).toThrow(/Tell the worker in private/);
    }
    expect([untold.state, untold.isUndecided]).toEqual(['mismatch', true]);
  });

  it('a case is not closed while an agency reviews it', () => {
    const one = decided('take_action');
    one.move('referred', DAY, AT);
    for (const closing of EVERIFY_CLOSINGS)
      expect(() => one.close(closing, DAY, AT)).toThrow(/can't be closed/);
  });

  it('a case only moves forward in time', () => {
    const one = decided('take_action');
    expect(() => one.move('referred', '2026-11-17', AT)).toThrow(/can't be before/);
  });

  it('a case begins again with a second mismatch', () => {
    const one = decided('take_action');
    one.move('referred', DAY, AT);
    one.move('mismatch', '2026-11-25', AT);
    expect([one.notifiedOn, one.decision, one.referredOn]).toEqual([null, null, null]);
    expect(one.isUndecided).toBe(true);
  });

  it('a case counts its days in federal working days from any start', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((count) => daysAfter('2026-01-01', count));
    fc.assert(
      fc.property(days, (day) => {
        const one = opened('mismatch', day);
        expect(businessDays(day, one.respondBy ?? '')).toBe(10);
        one.notify(day, AT);
        one.decide({ decision: 'take_action', on: day, by: 'worker', signature: 'Bo Li' }, AT);
        one.move('referred', day, AT);
        expect(businessDays(day, one.contactBy ?? '')).toBe(8);
      }),
    );
  });

  it('allows nothing against the worker in any state before E-Verify has decided', () => {
    const moves = fc.array(fc.constantFrom(...EVERIFY_STATES), { maxLength: 8 });
    fc.assert(
      fc.property(moves, fc.boolean(), (states, takesAction) => {
        const one = opened();
        for (const state of states) {
          try {
            one.notify(DAY, AT);
            one.decide(
              { decision: takesAction ? 'take_action' : 'no_action', on: DAY, by: 'worker', signature: 'Bo' },
              AT,
            );
          } catch {
            // Not at this point.
          }
          try {
            one.move(state, DAY, AT);
          } catch {
            // Not from this state.
          }
          const isOpen = EVERIFY_UNDECIDED.includes(one.state);
          expect(one.isUndecided).toBe(isOpen);
          if (!isOpen || one.decision === 'no_action') continue;
          expect(() => one.close('ended_after_nonconfirmation', DAY, AT)).toThrow(
            /can't be closed|worker's decision/,
          );
          expect(() => one.close('no_action_taken', DAY, AT)).toThrow(
            /can't be closed|worker's decision|Tell the worker/,
          );
        }
      }),
    );
  });
});

it.each([
  ['2026322120000AB', '2026322120000AB'],
  ['2026 3221 2000 0ab', '2026322120000AB'],
  ['2026000120000AB', null],
  ['2026322120000A1', null],
  ['322120000AB', null],
])('reads the case number %s as %s', (given, kept) => {
  expect(readCaseNumber(given)).toBe(kept);
});
