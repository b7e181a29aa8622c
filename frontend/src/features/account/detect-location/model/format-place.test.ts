import { expect, it } from 'vitest';
import { formatPlace } from './format-place.ts';

it.each([
  ['Austin', 'Texas', 'Austin, Texas'],
  ['', 'Texas', 'Texas'],
  ['Austin ', '', 'Austin'],
])('the city %j in the state %j reads "%s"', (city, principalSubdivision, words) => {
  expect(formatPlace({ city, principalSubdivision })).toBe(words);
});
