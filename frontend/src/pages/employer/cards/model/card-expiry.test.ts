import { expect, it } from 'vitest';
import { cardExpiry } from './card-expiry.ts';

const now = new Date(2026, 10, 23);

it.each([
  [10, 2026, 'expired'],
  [11, 2026, 'soon'],
  [12, 2026, 'soon'],
  [1, 2027, 'good'],
  [12, 2025, 'expired'],
  [null, null, 'good'],
] as const)('a card of %s/%s is %s', (expMonth, expYear, state) => {
  expect(cardExpiry({ expMonth, expYear }, now)).toBe(state);
});
