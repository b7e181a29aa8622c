import { parsePayRate, type PayPeriod } from '#contract/jobs/vocabulary/pay-rate.ts';
import { bareAmountCents } from '#contract/http/vocabulary/written-numbers.ts';

/** Dollars. The letter and its fee apply to an offer, not to a direct hire (rules.md#fees). */
export interface HireCost {
  readonly bonus: number;
  readonly letter: number;
  /** Ten percent of the first month's pay; null if the pay is unreadable. */
  readonly fee: number | null;
  readonly total: number;
}

const LETTER_FEE = 25;
const FEE_SHARE = 0.1;
/** Pay periods in the first month (rules.md#fees). */
const A_MONTH: Readonly<Record<PayPeriod, number>> = {
  hour: 160,
  day: 22,
  week: 52 / 12,
  two_weeks: 26 / 12,
  month: 1,
  year: 1 / 12,
  project: 1,
};

/** The cost of hiring a referred worker with an offer letter; null until a bonus is typed. */
export function hireCost(payRate: string, bonus: string): HireCost | null {
  const cents = bareAmountCents(bonus);
  if (cents === null) return null;
  const dollars = cents / 100;
  const pay = parsePayRate(payRate);
  const fee = pay && Math.round(pay.amountCents * A_MONTH[pay.period] * FEE_SHARE) / 100;
  return { bonus: dollars, letter: LETTER_FEE, fee, total: dollars + LETTER_FEE + (fee ?? 0) };
}
