import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { nextDigestAt, type DigestSchedule } from './digest-schedule.ts';
import { wallClock } from './local-time.ts';

const DAILY: DigestSchedule = { digest: 'daily', digestHour: 7, digestWeekday: 1 };
const WEEKLY: DigestSchedule = { ...DAILY, digest: 'weekly' };

const next = (schedule: DigestSchedule, zone: string, after: string): string | undefined =>
  nextDigestAt(schedule, zone, new Date(after))?.toISOString();

describe('the next digest', () => {
  it.each([
    [
      'today, where the hour is still to come',
      'America/New_York',
      '2026-11-18T11:59:59Z',
      '2026-11-18T12:00:00.000Z',
    ],
    [
      'tomorrow, where it has just come',
      'America/New_York',
      '2026-11-18T12:00:00Z',
      '2026-11-19T12:00:00.000Z',
    ],
    ['by the clock of Denver', 'America/Denver', '2026-11-18T12:00:00Z', '2026-11-18T14:00:00.000Z'],
    [
      'by the clock of Honolulu, where it is still yesterday',
      'Pacific/Honolulu',
      '2026-11-18T05:00:00Z',
      '2026-11-18T17:00:00.000Z',
    ],
    [
      'an hour earlier after the clocks went forward',
      'America/New_York',
      '2026-03-07T12:00:00Z',
      '2026-03-08T11:00:00.000Z',
    ],
    [
      'an hour later after they went back',
      'America/New_York',
      '2026-10-31T11:00:00Z',
      '2026-11-01T12:00:00.000Z',
    ],
    [
      'at the same hour where clocks never change',
      'Pacific/Honolulu',
      '2026-03-08T17:00:00Z',
      '2026-03-09T17:00:00.000Z',
    ],
  ])('the next digest is due %s', (_, zone, after, due) => {
    expect(next(DAILY, zone, after)).toBe(due);
  });

  it('a weekly digest is due on its weekday in each zone', () => {
    // A Monday in Honolulu is a Tuesday in London for some hours.
    expect(next(WEEKLY, 'Pacific/Honolulu', '2026-11-16T17:00:00Z')).toBe('2026-11-23T17:00:00.000Z');
    expect(next(WEEKLY, 'America/New_York', '2026-11-16T11:00:00Z')).toBe('2026-11-16T12:00:00.000Z');
    expect(next({ ...WEEKLY, digestWeekday: 0 }, 'America/Denver', '2026-11-16T11:00:00Z')).toBe(
      '2026-11-22T14:00:00.000Z',
    );
  });

  it('no digest is due if digests are off', () => {
    expect(nextDigestAt({ ...DAILY, digest: 'off' }, 'America/Denver', TEST_NOW)).toBeNull();
  });

  it('the next digest is at the chosen hour in the person’s zone, later than now, and within a day or a week', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.constantFrom('America/New_York', 'America/Denver', 'Pacific/Honolulu'),
        fc.constantFrom('daily' as const, 'weekly' as const),
        fc.integer({ min: 0, max: 23 }),
        (after, zone, digest, digestHour) => {
          const due = nextDigestAt({ digest, digestHour, digestWeekday: 3 }, zone, after);
          if (!due) throw new Error('there is always a next one');
          const wait = due.getTime() - after.getTime();
          expect(wait).toBeGreaterThan(0);
          expect(wait).toBeLessThanOrEqual((digest === 'daily' ? 25 : 7 * 24 + 1) * 3_600_000);
          const clock = wallClock(due.getTime(), zone);
          if (digest === 'weekly') expect(clock.getUTCDay()).toBe(3);
          // Two in the morning is left out once a year.
          if (digestHour !== 2) expect(clock.getUTCHours()).toBe(digestHour);
        },
      ),
    );
  });
});
