import type { BillingSummary } from '#entities/payment/index.ts';

/** The parts of what was spent, which add up to it. */
export const PARTS = ['bonusesPaid', 'platformFees', 'addOns', 'other', 'heldChange'] as const;
type Figure = 'charged' | 'refunds' | 'spend' | (typeof PARTS)[number];
export type MonthTotals = Readonly<Record<Figure, string>>;

/** Of one month, or of the twelve together where it is empty; the ledger's own figures, added up in cents (rules.md#billing-adds-up). */
export function monthTotals({ byMonth }: Pick<BillingSummary, 'byMonth'>, month: string): MonthTotals {
  const chosen = byMonth.filter((one) => month === '' || one.month === month);
  const total = (figure: Exclude<Figure, 'charged'>): number => sum(chosen.map((one) => one[figure]));
  const parts = PARTS.map((part) => [part, dollars(total(part))]);
  const [spend, refunds] = [total('spend'), total('refunds')];
  const totals = { charged: dollars(spend + refunds), refunds: dollars(refunds), spend: dollars(spend) };
  return { ...totals, ...(Object.fromEntries(parts) as Record<(typeof PARTS)[number], string>) };
}

function sum(amounts: readonly string[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0);
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
