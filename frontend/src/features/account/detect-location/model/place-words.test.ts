import { expect, it } from 'vitest';
import { placeWords } from './place-words.ts';

it.each([
  ['Austin', 'Texas', 'Austin, Texas'],
  ['', 'Texas', 'Texas'],
  ['Austin ', '', 'Austin'],
])('names %s in %s as "%s"', (city, principalSubdivision, words) => {
  expect(placeWords({ city, principalSubdivision })).toBe(words);
});
