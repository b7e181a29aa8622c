import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayTextAt } from './quiet-hours.ts';

const at = (instant: string): string => mayTextAt(new Date(instant)).toISOString();

describe('quiet hours', () => {
  it.each([
    ['during the day', '2026-11-20T18:00:00.000Z', '2026-11-20T18:00:00.000Z'],
    ['at 08:00 sharp', '2026-11-20T14:00:00.000Z', '2026-11-20T14:00:00.000Z'],
    ['a moment before 21:00', '2026-11-21T02:59:59.999Z', '2026-11-21T02:59:59.999Z'],
  ])('lets a text out at once %s', (_, now, then) => {
    expect(at(now)).toBe(then);
  });

  it.each([
    ['from 21:00', '2026-11-21T03:00:00.000Z', '2026-11-21T14:00:00.000Z'],
    ['after midnight', '2026-11-20T08:30:30.500Z', '2026-11-20T14:00:00.000Z'],
    ['through the night that is an hour shorter', '2026-03-08T04:00:00.000Z', '2026-03-08T13:00:00.000Z'],
    ['through the night that is an hour longer', '2026-11-01T04:00:00.000Z', '2026-11-01T14:00:00.000Z'],
  ])('holds a text until 08:00 %s', (_, now, then) => {
    expect(at(now)).toBe(then);
  });

  it('never waits longer than a night, and what it names is outside the quiet hours', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (now) => {
          const then = mayTextAt(now);
          expect(then.getTime() - now.getTime()).toBeGreaterThanOrEqual(0);
          expect(then.getTime() - now.getTime()).toBeLessThanOrEqual(12 * 3_600_000);
          expect(mayTextAt(then)).toEqual(then);
        },
      ),
    );
  });
});
