import { describe, expect, it } from 'vitest';
import { instantOf, localTime, townOfZone, zoneLetters } from './place-time.ts';

const DENVER = 'America/Denver';

describe('a local time at a place', () => {
  it.each([
    ['the evening before clocks go forward', '2027-03-13T18:00', '2027-03-14T01:00:00.000Z'],
    ['the last half hour before', '2027-03-14T01:30', '2027-03-14T08:30:00.000Z'],
    ['the first half hour after', '2027-03-14T03:30', '2027-03-14T09:30:00.000Z'],
    ['the evening after', '2027-03-14T18:00', '2027-03-15T00:00:00.000Z'],
    ['the evening before clocks go back', '2027-11-06T18:00', '2027-11-07T00:00:00.000Z'],
    ['the half hour before the hour that comes twice', '2027-11-07T00:30', '2027-11-07T06:30:00.000Z'],
    ['the hour that comes twice, the first time', '2027-11-07T01:30', '2027-11-07T07:30:00.000Z'],
    ['the evening after', '2027-11-07T18:00', '2027-11-08T01:00:00.000Z'],
  ])('a local time converts to an instant and back: %s', (_when, local, instant) => {
    expect(instantOf(local, DENVER)).toBe(instant);
    expect(localTime(instant, DENVER)).toBe(local);
  });

  it('a local time that a clock change skips is moved forward one hour', () => {
    expect(localTime(instantOf('2027-03-14T02:30', DENVER), DENVER)).toBe('2027-03-14T03:30');
    expect(instantOf('2027-03-14T02:30', 'America/Phoenix')).toBe('2027-03-14T09:30:00.000Z');
  });

  it("the place's time zone decides the instant, not the user's", () => {
    const typed = '2027-07-04T09:00';
    expect(instantOf(typed, 'America/New_York')).toBe('2027-07-04T13:00:00.000Z');
    expect(instantOf(typed, 'America/Los_Angeles')).toBe('2027-07-04T16:00:00.000Z');
    expect(instantOf(typed, 'Pacific/Honolulu')).toBe('2027-07-04T19:00:00.000Z');
  });

  it('an empty or invalid local time gives no instant', () => {
    expect([instantOf('', DENVER), instantOf('soon', DENVER)]).toEqual(['', '']);
  });
});

describe('a time zone', () => {
  it("a time zone's abbreviation follows the season", () => {
    expect(zoneLetters('2027-01-15T18:00:00Z', DENVER, 'en')).toBe('MST');
    expect(zoneLetters('2027-07-15T18:00:00Z', DENVER, 'en')).toBe('MDT');
    expect(zoneLetters('2027-07-15T18:00:00Z', 'America/Phoenix', 'en')).toBe('MST');
    expect(zoneLetters('', DENVER, 'en')).toMatch(/^M[SD]T$/);
  });

  it('a time zone is named after its city', () => {
    expect(townOfZone('America/New_York')).toBe('New York');
    expect(townOfZone('America/Indiana/Knox')).toBe('Knox');
  });
});
