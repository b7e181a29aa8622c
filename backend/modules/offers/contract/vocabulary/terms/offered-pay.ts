import type { PayType } from '#contract/billing/vocabulary/charging/pay-types.ts';
import { isPayUnlikely, readPay, type PayPeriod } from '#contract/jobs/vocabulary/pay-rate.ts';

/** An amount with its period in plain words: "$65,000 a year". */
export interface PayReading {
  readonly amountCents: number;
  readonly period: PayPeriod;
}

/** How the pay of an offer is read, or why it cannot be (rules.md#offer-pay). */
export type OfferPay =
  | {
      readonly kind: 'read';
      readonly reading: PayReading;
      readonly type: PayType;
      /** The rate per hour, day, year, or project, depending on the type. */
      readonly rateCents: number;
      /** Unusually high or low, or with words that may mean something else; it needs a confirmation. */
      readonly isUnlikely: boolean;
    }
  | { readonly kind: 'unreadable' }
  /** The chosen type and the words give different readings of the amount. */
  | { readonly kind: 'contradicts'; readonly chosen: PayReading; readonly written: PayReading };

interface TypedPayType {
  /** Null if no type was chosen: the words decide, then `otherwise`. */
  readonly chosen: PayType | null;
  readonly otherwise: PayType;
}

/** A salary may be stated per year, month, or week. */
const SALARY_PERIODS: Readonly<Partial<Record<PayPeriod, number>>> = {
  week: 52,
  two_weeks: 26,
  month: 12,
  year: 1,
};
const TYPES = {
  hour: 'hourly',
  day: 'daily',
  week: 'salary',
  two_weeks: 'salary',
  month: 'salary',
  year: 'salary',
  project: 'project',
} as const satisfies Record<PayPeriod, PayType>;
const PERIODS = {
  hourly: 'hour',
  daily: 'day',
  salary: 'year',
  project: 'project',
} as const satisfies Record<PayType, PayPeriod>;

/**
 * The chosen type wins, and the words may not contradict it (rules.md#offer-pay). A range counts with its
 * lower end.
 */
export function readOfferPay(text: string, { chosen, otherwise }: TypedPayType): OfferPay {
  const pay = readPay(text);
  if (!pay) return { kind: 'unreadable' };
  const { amountCents, period: written } = pay;
  if (chosen && written && TYPES[written] !== chosen) {
    return {
      kind: 'contradicts',
      chosen: { amountCents, period: PERIODS[chosen] },
      written: { amountCents, period: written },
    };
  }
  const period = written ?? PERIODS[chosen ?? otherwise];
  const reading = { amountCents, period };
  return {
    kind: 'read',
    reading,
    type: TYPES[period],
    rateCents: amountCents * (SALARY_PERIODS[period] ?? 1),
    isUnlikely: !pay.isPlain || isPayUnlikely(reading),
  };
}
