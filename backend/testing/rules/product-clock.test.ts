import { expect, it } from 'vitest';
import { filesBelow, textOf } from './repository-files.ts';

/** Starts the product, whose clock it moves on to noon. */
const EXCEPTIONS = ['frontend/e2e/support/product.ts'];
const OWN_CLOCK = /new Date\(\)|Date\.now\(\)/;

it('browser tests ask the product what day it is: its clock is hours ahead of the machine’s', () => {
  const files = filesBelow('frontend/e2e', '.ts');
  expect(files.length).toBeGreaterThan(40);
  const found = files.filter((file) => OWN_CLOCK.test(textOf(file)));
  expect(found).toEqual(EXCEPTIONS);
});
