import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leavesTimeForTexts, mayDisturbAt, mayTextAt } from './quiet-hours.ts';

const AUSTIN = ['America/Chicago'];
const COAST_TO_COAST = ['America/New_York', 'America/Los_Angeles'];

const at = (instant: string, zones = AUSTIN): string => mayTextAt(new Date(instant), zones).toISOString();

describe('quiet hours', () => {
  it.each([
    ['during the day', '2026-11-20T18:00:00.000Z'],
    ['at 08:00:00 sharp', '2026-11-20T14:00:00.000Z'],
    ['at 20:59:59', '2026-11-21T02:59:59.000Z'],
    ['a moment before 21:00', '2026-11-21T02:59:59.999Z'],
  ])('a text goes out immediately %s', (_, now) => {
    expect(at(now)).toBe(now);
  });

  it.each([
    ['from 21:00:00', '2026-11-21T03:00:00.000Z', '2026-11-21T14:00:00.000Z'],
    ['after midnight', '2026-11-20T08:30:30.500Z', '2026-11-20T14:00:00.000Z'],
    ['still at 07:59:59', '2026-11-20T13:59:59.000Z', '2026-11-20T14:00:00.000Z'],
  ])('a text waits until 08:00 %s', (_, now, then) => {
    expect(at(now)).toBe(then);
  });

  it.each([
    ['20:59:59 before the short night', '2026-03-08T02:59:59.000Z', '2026-03-08T02:59:59.000Z'],
    ['21:00:00 before the short night', '2026-03-08T03:00:00.000Z', '2026-03-08T13:00:00.000Z'],
    ['01:59:59, and then it is 03:00', '2026-03-08T07:59:59.000Z', '2026-03-08T13:00:00.000Z'],
    ['07:59:59 after the short night', '2026-03-08T12:59:59.000Z', '2026-03-08T13:00:00.000Z'],
    ['08:00:00 after the short night', '2026-03-08T13:00:00.000Z', '2026-03-08T13:00:00.000Z'],
    ['21:00:00 before the long night', '2026-11-01T02:00:00.000Z', '2026-11-01T14:00:00.000Z'],
    ['01:30 for the first time', '2026-11-01T06:30:00.000Z', '2026-11-01T14:00:00.000Z'],
    ['01:30 for the second time', '2026-11-01T07:30:00.000Z', '2026-11-01T14:00:00.000Z'],
    ['07:59:59 after the long night', '2026-11-01T13:59:59.000Z', '2026-11-01T14:00:00.000Z'],
    ['08:00:00 after the long night', '2026-11-01T14:00:00.000Z', '2026-11-01T14:00:00.000Z'],
  ])('quiet hours follow the clock change: %s', (_, now, then) => {
    expect(at(now)).toBe(then);
  });

  it.each([
    ['Hawaii', 'Pacific/Honolulu', '2026-11-21T07:00:00.000Z', '2026-11-21T18:00:00.000Z'],
    ['Alaska', 'America/Anchorage', '2026-11-21T06:00:00.000Z', '2026-11-21T17:00:00.000Z'],
    ['Arizona, in winter', 'America/Phoenix', '2026-11-21T04:00:00.000Z', '2026-11-21T15:00:00.000Z'],
    ['Arizona, in summer', 'America/Phoenix', '2026-07-21T04:00:00.000Z', '2026-07-21T15:00:00.000Z'],
    ['Colorado, in summer', 'America/Denver', '2026-07-21T03:00:00.000Z', '2026-07-21T14:00:00.000Z'],
  ])('quiet hours follow the one known zone: %s', (_, zone, night, morning) => {
    const before = new Date(Date.parse(night) - 1000).toISOString();
    expect(at(before, [zone])).toBe(before);
    expect(at(night, [zone])).toBe(morning);
  });

  it('quiet hours last until no zone of a number is in them', () => {
    // 21:00 in New York is 18:00 in Los Angeles; 08:00 in New York is 05:00 in Los Angeles.
    expect(at('2026-11-21T02:00:00.000Z', COAST_TO_COAST)).toBe('2026-11-21T16:00:00.000Z');
    expect(at('2026-11-21T13:00:00.000Z', COAST_TO_COAST)).toBe('2026-11-21T16:00:00.000Z');
    expect(at('2026-11-21T16:00:00.000Z', COAST_TO_COAST)).toBe('2026-11-21T16:00:00.000Z');
  });

  it('only the contiguous states count if a number may be theirs', () => {
    const tollFree = ['Pacific/Guam', 'Pacific/Honolulu', ...COAST_TO_COAST, 'America/Halifax'];
    expect(at('2026-11-20T18:00:00.000Z', tollFree)).toBe('2026-11-20T18:00:00.000Z');
    expect(at('2026-11-21T02:00:00.000Z', tollFree)).toBe('2026-11-21T16:00:00.000Z');
    const alaska = ['America/Adak', 'America/Anchorage'];
    expect(at('2026-11-21T06:00:00.000Z', alaska)).toBe('2026-11-21T18:00:00.000Z');
  });

  it('a number without a zone may be anywhere from coast to coast', () => {
    expect(at('2026-11-21T02:00:00.000Z', [])).toBe('2026-11-21T16:00:00.000Z');
    expect(at('2026-11-20T16:00:00.000Z', [])).toBe('2026-11-20T16:00:00.000Z');
  });

  it('a text never waits longer than a night, and goes out at the first instant outside the quiet hours of any zones', () => {
    const zones = ['America/Chicago', 'America/New_York', 'America/Los_Angeles', 'America/Phoenix'];
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.subarray(zones, { minLength: 1 }),
        (now, some) => {
          const then = mayTextAt(now, some);
          expect(then.getTime() - now.getTime()).toBeGreaterThanOrEqual(0);
          expect(then.getTime() - now.getTime()).toBeLessThanOrEqual(15 * 3_600_000);
          expect(mayTextAt(then, some)).toEqual(then);
          if (then > now) expect(mayTextAt(new Date(then.getTime() - 1), some)).toEqual(then);
        },
      ),
    );
    expect(
      mayTextAt(new Date('2026-11-20T12:00:00Z'), ['Pacific/Auckland', 'America/Anchorage', 'Europe/London']),
    ).toBeInstanceOf(Date);
  });
});

describe('quiet hours of someone’s own', () => {
  it.each([
    ['New York', 'America/New_York', '2026-11-20T03:00:00.000Z', '2026-11-20T11:00:00.000Z'],
    ['Denver', 'America/Denver', '2026-11-20T05:00:00.000Z', '2026-11-20T13:00:00.000Z'],
    ['Honolulu', 'Pacific/Honolulu', '2026-11-20T08:00:00.000Z', '2026-11-20T16:00:00.000Z'],
  ])('own quiet hours follow the clock of %s', (_, zone, night, morning) => {
    const own = { from: 22, until: 6 };
    const before = new Date(Date.parse(night) - 1000);
    expect(mayDisturbAt(before, zone, own)).toEqual(before);
    expect(mayDisturbAt(new Date(night), zone, own).toISOString()).toBe(morning);
    expect(mayDisturbAt(new Date(morning), zone, own).toISOString()).toBe(morning);
  });

  it('own quiet hours may lie within a day, and do not exist if both hours are the same', () => {
    const noon = new Date('2026-11-20T18:00:00.000Z');
    expect(mayDisturbAt(noon, 'America/Chicago', { from: 12, until: 14 }).toISOString()).toBe(
      '2026-11-20T20:00:00.000Z',
    );
    expect(mayDisturbAt(noon, 'America/Chicago', { from: 12, until: 12 })).toEqual(noon);
  });

  it('own quiet hours and the night together hold a text', () => {
    const evening = new Date('2026-11-21T01:30:00.000Z');
    expect(mayTextAt(evening, AUSTIN, { from: 19, until: 10 }).toISOString()).toBe(
      '2026-11-21T16:00:00.000Z',
    );
    expect(mayTextAt(evening, AUSTIN, { from: 19, until: 22 }).toISOString()).toBe(
      '2026-11-21T14:00:00.000Z',
    );
    expect(mayTextAt(evening, AUSTIN, { from: 5, until: 5 })).toEqual(evening);
  });

  it.each([
    [{ from: 21, until: 8 }, true],
    [{ from: 12, until: 8 }, true],
    [{ from: 11, until: 8 }, false],
    [{ from: 8, until: 17 }, true],
    [{ from: 8, until: 18 }, false],
    [{ from: 9, until: 9 }, true],
  ])('own quiet hours leave time for texts: %j', (own, leaves) => {
    expect(leavesTimeForTexts(own)).toBe(leaves);
  });
});
