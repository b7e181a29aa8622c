import { expect, it } from 'vitest';
import { SPANISH_BENEFITS, SPANISH_STANDARD_BENEFITS } from '#contract/offers/terms/spanish-benefits.ts';
import screens from './es/benefits.json' with { type: 'json' };

it('a letter names the benefits like the screens', () => {
  const { standard, ...benefits } = screens;
  const labels = Object.entries(benefits).map(([id, { label }]) => [id, label]);
  expect(SPANISH_BENEFITS).toEqual(Object.fromEntries(labels));
  expect(SPANISH_STANDARD_BENEFITS).toBe(standard);
});
