import { expect, it } from 'vitest';
import { zoneOfPlace } from './state-zones.ts';

it.each([
  ['Austin, TX', 'America/Chicago'],
  ['Denver, CO 80202', 'America/Denver'],
  ['Honolulu, hi', 'Pacific/Honolulu'],
  ['Phoenix,AZ', 'America/Phoenix'],
  ['Boise, ID, USA', 'America/Denver'],
  ['Austin', null],
  ['Springfield, Illinois', null],
  ['', null],
])('the zone of "%s" is %s', (place, zone) => {
  expect(zoneOfPlace(place)).toBe(zone);
});
