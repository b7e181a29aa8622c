import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['metal roof', ['metal', 'roof*|techo']],
  ['metal roof ', ['metal', 'roof|techo']],
  ['techo “metálico”', ['techo|roof|roofing', 'metálico']],
  ['at', ['at']],
  ['a/c unit ', ['ac|hvac|hvacr', 'unit']],
  ['Supt', ['Supt*|superintendent|super']],
  ['O’Neil’s HVAC/R ', ['O', 'Neil', 's', 'HVACR|hvac|ac']],
  ["& | ! :* ' \\ <->", []],
  ['a b c d e f g h igloo', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the search extracts the words of %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});
