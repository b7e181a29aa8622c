import { expect, it } from 'vitest';
import { translationsOf } from './trade-words.ts';

it.each([
  ['arnés', ['harness']],
  ['ARNES', ['harness']],
  ['arneses', ['harness']],
  ['harness', ['arnés']],
  ['harnesses', ['arnés']],
  ['ladders', ['escalera']],
  ['escaleras', ['ladder']],
  ['soldadores', ['welder']],
  ['tablaroca', ['drywall', 'sheetrock']],
  ['gloves', ['guantes']],
  ['guantes', ['gloves']],
  ['gasket', []],
])('%s is %j in the other language', (word, others) => {
  expect(translationsOf(word)).toEqual(others);
});
