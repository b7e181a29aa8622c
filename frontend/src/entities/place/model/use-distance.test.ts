import { expect, it } from 'vitest';
import { milesBetween } from './use-distance.ts';

const austin = { latitude: 30.267, longitude: -97.743 };

it.each([
  ['itself', austin, 0],
  ['Round Rock', { latitude: 30.508, longitude: -97.679 }, 17],
  ['Houston', { latitude: 29.763, longitude: -95.363 }, 147],
  ['the other side of the world', { latitude: -30.267, longitude: 82.257 }, 12_437],
])('the distance from Austin to %s is correct in both directions', (_where, there, miles) => {
  expect(Math.round(milesBetween(austin, there))).toBe(miles);
  expect(milesBetween(there, austin)).toBeCloseTo(milesBetween(austin, there));
});
