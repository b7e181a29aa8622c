import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['metal roof', ['metal', 'roof*']],
  ['metal roof ', ['metal', 'roof']],
  ['techo “metálico”', ['techo', 'metálico']],
  ['at', ['at']],
  ["& | ! :* ' \\ <->", []],
  ['a b c d e f g h igloo', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('reads %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});
