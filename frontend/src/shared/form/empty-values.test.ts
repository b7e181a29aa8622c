import { expect, it } from 'vitest';
import { emptyValues } from './empty-values.ts';

it('every field of a form starts with an empty text', () => {
  expect(emptyValues({ title: 1, company: 2 })).toEqual({ title: '', company: '' });
});
