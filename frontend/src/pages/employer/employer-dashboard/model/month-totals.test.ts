import { expect, it } from 'vitest';
import { monthTotals } from './month-totals.ts';

const month = (name: string, spend: string, refunds: string) => ({
  month: name,
  spend,
  refunds,
  bonusesPaid: '0.00',
  platformFees: '0.00',
  addOns: '0.00',
});
const { month: _month, ...figures } = month('', '0.10', '0.20');
const summary = {
  ...figures,
  held: '0.00',
  byMonth: [month('2026-10', '0.10', '0.20'), month('2026-11', '-25.30', '100.30')],
};

it('adds up to the cent, also where more came back than was charged', () => {
  expect(monthTotals(summary, '2026-11')).toEqual({ invoiced: '75.00', credited: '100.30', net: '-25.30' });
  expect(monthTotals(summary, '')).toEqual({ invoiced: '75.30', credited: '100.50', net: '-25.20' });
  expect(monthTotals(summary, '2020-01')).toEqual({ invoiced: '0.00', credited: '0.00', net: '0.00' });
});
