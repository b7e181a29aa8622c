import { hourlyCents, isPayUnlikely, parsePayRate, type PayPeriod } from './pay-rate.ts';

/** Two weeks are stored as one: no other system knows such a period. */
export type StoredPeriod = Exclude<PayPeriod, 'two_weeks'>;

/** The parsed pay of a job, for sorting, filtering, and search engines. Null if unreadable. */
interface StoredPay {
  readonly payAmountCents: number | null;
  readonly payMaxCents: number | null;
  readonly payPeriod: StoredPeriod | null;
  readonly payHourlyCents: number | null;
}

const NONE: StoredPay = { payAmountCents: null, payMaxCents: null, payPeriod: null, payHourlyCents: null };

/** Impossible pay sorts neither first nor last, because it is a typo (rules.md#hourly-pay). */
export function storedPay(payRate: string): StoredPay {
  const pay = parsePayRate(payRate);
  if (!pay || isPayUnlikely(pay)) return NONE;
  const { amountCents, maxCents, period } = pay;
  const weeks = period === 'two_weeks' ? 2 : 1;
  return {
    payAmountCents: Math.round(amountCents / weeks),
    payMaxCents: Math.round(maxCents / weeks),
    payPeriod: period === 'two_weeks' ? 'week' : period,
    payHourlyCents: hourlyCents(pay),
  };
}
