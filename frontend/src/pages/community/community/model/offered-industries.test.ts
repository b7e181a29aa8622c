import { expect, it } from 'vitest';
import { offeredIndustries } from './offered-industries.ts';

const FIXED =
  'construction electrical plumbing framing roofing hvac general restaurant healthcare education retail';

it('the filter offers the fixed industries, then those of listed boards and the address, each once', () => {
  expect(offeredIndustries([], '').join(' ')).toBe(FIXED);
  expect(offeredIndustries(['construction', 'painting', 'roofing'], 'drywall').join(' ')).toBe(
    `${FIXED} painting drywall`,
  );
});
