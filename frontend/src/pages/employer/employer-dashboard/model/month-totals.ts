import type { BillingSummary } from '#entities/payment/index.ts';

export interface MonthTotals {
  readonly invoiced: string;
  readonly credited: string;
  readonly net: string;
}

/** Of one month, or of the twelve together where it is empty; the ledger's own figures, added up in cents. */
export function monthTotals({ byMonth }: BillingSummary, month: string): MonthTotals {
  const chosen = byMonth.filter((one) => month === '' || one.month === month);
  const net = sum(chosen.map(({ spend }) => spend));
  const credited = sum(chosen.map(({ refunds }) => refunds));
  return { invoiced: dollars(net + credited), credited: dollars(credited), net: dollars(net) };
}

function sum(amounts: readonly string[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0);
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
