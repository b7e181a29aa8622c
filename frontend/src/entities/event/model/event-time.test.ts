import { describe, expect, it } from 'vitest';
import { dayAtPlace, isElsewhere, timeIn, timeSpan } from './event-time.ts';

const AUSTIN = {
  startAt: '2027-03-15T01:00:00.000Z',
  endAt: '2027-03-15T03:00:00.000Z',
  timeZone: 'America/Chicago',
};

describe('the time of an event', () => {
  it("the time of an event reads in the time zone of its place and in the reader's", () => {
    expect(timeSpan(AUSTIN, AUSTIN.timeZone, 'en')).toBe('Sun, Mar 14, 8:00 – 10:00 PM CDT');
    expect(timeSpan(AUSTIN, 'America/New_York', 'en')).toBe('Sun, Mar 14, 9:00 – 11:00 PM EDT');
    expect(timeIn(AUSTIN.startAt, 'America/Phoenix', 'en')).toBe('Sun, Mar 14, 6:00 PM MST');
    expect(timeSpan(AUSTIN, AUSTIN.timeZone, 'es')).toBe('dom, 14 de mar, 8:00–10:00 p.m. CDT');
  });

  it.each([
    ['the day before clocks go forward', '2027-03-13T20:00:00.000Z', 'Sat, Mar 13, 2:00 – 4:00 PM CST'],
    ['the day after clocks went forward', '2027-03-14T20:00:00.000Z', 'Sun, Mar 14, 3:00 – 5:00 PM CDT'],
    ['the day before clocks go back', '2027-11-06T20:00:00.000Z', 'Sat, Nov 6, 3:00 – 5:00 PM CDT'],
    ['the day after clocks went back', '2027-11-07T20:00:00.000Z', 'Sun, Nov 7, 2:00 – 4:00 PM CST'],
  ])('the time of an event has the right offset on %s', (_when, startAt, words) => {
    const endAt = new Date(Date.parse(startAt) + 7_200_000).toISOString();
    expect(timeSpan({ ...AUSTIN, startAt, endAt }, AUSTIN.timeZone, 'en')).toBe(words);
  });

  it("the reader's time appears only if their clocks differ on that day", () => {
    expect(isElsewhere(AUSTIN, 'America/New_York')).toBe(true);
    expect(isElsewhere(AUSTIN, 'America/Winnipeg')).toBe(false);
    // Arizona has Denver's time in winter and Los Angeles's time in summer.
    const winter = {
      ...AUSTIN,
      timeZone: 'America/Denver',
      startAt: '2027-01-15T01:00:00Z',
      endAt: '2027-01-15T03:00:00Z',
    };
    expect(isElsewhere(winter, 'America/Phoenix')).toBe(false);
    expect(isElsewhere({ ...AUSTIN, timeZone: 'America/Denver' }, 'America/Phoenix')).toBe(true);
  });

  it('an event belongs to the calendar day at its place', () => {
    expect(dayAtPlace(AUSTIN)).toBe('2027-03-14');
    expect(dayAtPlace({ ...AUSTIN, timeZone: 'Pacific/Auckland' })).toBe('2027-03-15');
  });
});
