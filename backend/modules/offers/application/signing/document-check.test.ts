import { expect, it } from 'vitest';
import { nameAndInitial } from './document-check.ts';

it.each([
  ['Bo Li', 'Bo L.'],
  ['  Rosa   de la mora ', 'Rosa M.'],
  ['José Ñandú', 'José Ñ.'],
  ['李', '李'],
  ['Ana 𠮷田', 'Ana 𠮷.'],
  ['', ''],
])('the check shows "%s" as "%s"', (name, shown) => {
  expect(nameAndInitial(name)).toBe(shown);
});
