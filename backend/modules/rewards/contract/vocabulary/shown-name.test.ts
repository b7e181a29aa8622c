import { expect, it } from 'vitest';
import { shownName } from './shown-name.ts';

it.each([
  ['Ruiz', 'R.'],
  ['ángeles Soto', 'Á.'],
  [' de la Cruz', 'D.'],
  ['𝒜nder', '𝒜.'],
  ['', ''],
])('the last name %j appears as %j to others', (lastName, shown) => {
  expect(shownName({ firstName: 'María José', lastName })).toEqual({
    firstName: 'María José',
    lastName: shown,
  });
});
