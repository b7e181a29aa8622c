import { expect, it } from 'vitest';
import { isSameTown } from './same-town.ts';

it.each([
  ['austin', 'Austin, TX', true],
  ['ATX', 'Austin, TX', true],
  ['austin texas', 'Austin, TX', true],
  ['austin, texas', 'Austin, TX', true],
  ['Mayaguez, PR', 'Mayagüez, PR', true],
  ['500 Congress Ave, Austin', 'Austin, TX', false],
  ['Mueller, Austin, TX', 'Austin, TX', false],
  ['North gate, Austin', 'Austin, TX', false],
  ['on the old highway near Austin', 'Austin, TX', false],
])('"%s" means just the town %s: %s', (typed, name, expected) => {
  expect(isSameTown(typed, name)).toBe(expected);
});
