import { expect, it } from 'vitest';
import { EmbeddedLocalDays } from './embedded-local-days.ts';
import { EmbeddedPlaces } from './embedded-places.ts';
import { EmbeddedTowns } from './embedded-towns.ts';

const localDays = new EmbeddedLocalDays(new EmbeddedTowns(new EmbeddedPlaces()));
const EARLY = new Date('2026-11-24T04:30:00.000Z');

it.each([
  ['Boston, MA', '2026-11-23', 'America/New_York', '2026-11-23T17:00:00.000Z'],
  ['Austin, TX', '2026-11-23', 'America/Chicago', '2026-11-23T18:00:00.000Z'],
  ['Behind the old mill', '2026-11-23', 'America/Chicago', '2026-11-23T18:00:00.000Z'],
  ['Honolulu, HI', '2026-11-23', 'Pacific/Honolulu', '2026-11-23T22:00:00.000Z'],
])('the day, the time zone, and noon of %s come from the tables', async (place, day, zone, noon) => {
  expect(await localDays.on(place, EARLY)).toBe(day);
  expect(await localDays.zoneOf(place)).toBe(zone);
  expect(await localDays.noonOf(place, day)).toEqual(new Date(noon));
});

it('a place whose clock is ahead is already in the next day', async () => {
  const midnight = new Date('2026-11-24T05:30:00.000Z');
  expect(await localDays.on('Boston, MA', midnight)).toBe('2026-11-24');
  expect(await localDays.on('Austin, TX', midnight)).toBe('2026-11-23');
});

it('noon is correct in daylight saving time too', async () => {
  expect(await localDays.noonOf('Austin, TX', '2026-07-01')).toEqual(new Date('2026-07-01T17:00:00.000Z'));
});
