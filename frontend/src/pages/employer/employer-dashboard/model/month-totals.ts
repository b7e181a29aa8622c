import type { BillingSummary } from '#entities/payment/index.ts';

/** The parts that add up to the spend. */
export const PARTS = ['bonusesPaid', 'platformFees', 'addOns', 'other', 'heldChange'] as const;
type Figure = 'charged' | 'refunds' | 'spend' | (typeof PARTS)[number];
export type MonthTotals = Readonly<Record<Figure, string>>;

/**
 * Totals of one month, or of all twelve if `month` is empty, added in cents from the ledger's figures
 * (rules.md#billing-adds-up).
 */
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
