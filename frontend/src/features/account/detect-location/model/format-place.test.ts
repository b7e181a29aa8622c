import { expect, it } from 'vitest';
import { formatPlace } from './format-place.ts';

it.each([
  ['Austin', 'Texas', 'Austin, Texas'],
  ['', 'Texas', 'Texas'],
  ['Austin ', '', 'Austin'],
])('names %s in %s as "%s"', (city, principalSubdivision, words) => {
  expect(formatPlace({ city, principalSubdivision })).toBe(words);
});
