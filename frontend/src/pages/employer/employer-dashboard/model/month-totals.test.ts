import { expect, it } from 'vitest';
import { monthTotals } from './month-totals.ts';

const month = (name: string, spend: string, refunds: string) => ({
  month: name,
  spend,
  refunds,
  bonusesPaid: '0.00',
  platformFees: '0.00',
  addOns: '0.00',
  other: spend,
  heldChange: '0.00',
});
const byMonth = [month('2026-10', '0.10', '0.20'), month('2026-11', '-25.30', '100.30')];

it.each([
  ['2026-11', { charged: '75.00', refunds: '100.30', spend: '-25.30', other: '-25.30' }],
  ['', { charged: '75.30', refunds: '100.50', spend: '-25.20', other: '-25.20' }],
  ['2020-01', { charged: '0.00', refunds: '0.00', spend: '0.00', other: '0.00' }],
])('the totals for "%s" add up to the cent, even if refunds exceed charges', (period, totals) => {
  expect(monthTotals({ byMonth }, period)).toMatchObject(totals);
});
