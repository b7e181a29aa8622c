import { expect, it } from 'vitest';
import { filesBelow, textOf } from './repository-files.ts';

const CUT_FROM_THE_TEXT = /name: `[^`]*\$\{[^}`]*\.(?:slice|length|substring)\b/;

it('no statement is named after the beginning of its text, which another text may share', () => {
  expect(['name: `test-', 'text.slice(0, 40)}`'].join('${')).toMatch(CUT_FROM_THE_TEXT);
  const named = filesBelow('backend', '.ts').filter((file) => /sql/i.test(textOf(file)));
  const found = named.filter((file) => CUT_FROM_THE_TEXT.test(textOf(file)));
  expect(found).toEqual([]);
});
