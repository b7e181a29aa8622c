import { expect, it } from 'vitest';
import { utcMonth } from './utc-month.ts';

it.each([
  ['2026-11-01T00:00:00.000Z', '2026-11-01', '2026-12-01'],
  ['2026-11-30T23:59:59.999Z', '2026-11-01', '2026-12-01'],
  ['2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01'],
  ['2028-02-29T12:00:00.000Z', '2028-02-01', '2028-03-01'],
])('the month of %s is from %s to before %s', (instant, from, before) => {
  const month = utcMonth(new Date(instant));
  const days = [month.from, month.before].map((day) => day.toISOString());
  expect(days).toEqual([`${from}T00:00:00.000Z`, `${before}T00:00:00.000Z`]);
});
