import { describe, expect, it } from 'vitest';
import { GeoPhoneZones } from './geo-phone-zones.ts';

const zones = new GeoPhoneZones();

describe('the time zones of a phone number', () => {
  it.each([
    ['Austin', '+15125550100', ['America/Chicago']],
    ['New York', '+12125550100', ['America/New_York']],
    ['El Paso, which is not on the clock of Texas', '+19155550100', ['America/Denver']],
    ['Phoenix', '+16025550100', ['America/Phoenix']],
    ['Honolulu', '+18085550100', ['Pacific/Honolulu']],
    ['London', '+442071838750', ['Europe/London']],
  ])('the number has the time zones of %s', async (_, phone, expected) => {
    expect(await zones.of(phone)).toEqual(expected);
  });

  it('a number without a location has many zones, and each is a valid IANA zone', async () => {
    const tollFree = await zones.of('+18005550100');
    expect(tollFree.length).toBeGreaterThan(10);
    for (const timeZone of tollFree) {
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
    }
  });

  it('an invalid number has no time zones', async () => {
    expect(await zones.of('nonsense')).toEqual([]);
  });
});
