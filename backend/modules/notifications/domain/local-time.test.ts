import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, isTimeZone, wallClock } from './local-time.ts';

const on = (day: string, hour: number, zone: string): string =>
  new Date(instantOf(new Date(`${day}T12:00:00Z`), hour, zone)).toISOString();

describe('the local hour of a day', () => {
  it.each([
    ['New York in winter', '2026-01-15', 7, 'America/New_York', '2026-01-15T12:00:00.000Z'],
    ['New York in summer', '2026-07-15', 7, 'America/New_York', '2026-07-15T11:00:00.000Z'],
    ['Phoenix, which has no summer time', '2026-07-15', 7, 'America/Phoenix', '2026-07-15T14:00:00.000Z'],
    ['Honolulu, a day behind', '2026-07-15', 20, 'Pacific/Honolulu', '2026-07-16T06:00:00.000Z'],
    ['the first of two', '2026-11-01', 1, 'America/New_York', '2026-11-01T05:00:00.000Z'],
    ['the moment after the gap', '2026-03-08', 2, 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['after the gap', '2026-03-08', 7, 'America/New_York', '2026-03-08T11:00:00.000Z'],
  ])('the instant of a local hour is %s', (_, day, hour, zone, instant) => {
    expect(on(day, hour, zone)).toBe(instant);
  });

  it('an instant shows the same hour on the zone’s clock, unless the clock skips that hour', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 23 }),
        fc.constantFrom('America/New_York', 'America/Denver', 'Pacific/Honolulu', 'America/St_Johns'),
        (day, hour, zone) => {
          const clock = wallClock(instantOf(day, hour, zone), zone);
          expect(clock.getUTCDate()).toBe(day.getUTCDate());
          const hours = clock.getUTCHours();
          expect([hour, hour + 1]).toContain(hours);
          expect(clock.getUTCMinutes()).toBe(0);
        },
      ),
    );
  });
});

it('only existing zones are valid', () => {
  expect(['America/Denver', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, false, false]);
});
