import { DomainError } from '#kernel/domain-error.ts';
import { Money } from '#kernel/money.ts';
import { chargeTooLarge, FeeCalculator } from '#modules/billing/index.ts';
import type { PayPeriod } from '#contract/jobs/vocabulary/pay-rate.ts';
import type { PayType } from '#contract/billing/vocabulary/charging/pay-types.ts';
import { readOfferPay, type PayReading } from '../../contract/vocabulary/terms/offered-pay.ts';
import type { QuotedPay } from '../../contract/index.ts';

export interface OfferedPay {
  readonly rate: Money;
  readonly type: PayType;
  /** The reading that is shown to the payer. */
  readonly reading: PayReading;
  readonly isUnlikely: boolean;
}

interface TypedPay {
  readonly text: string;
  /** The field it was typed in. */
  readonly path: string;
  /** Null if no type was chosen. */
  readonly type: PayType | null;
  /** The fallback if neither type nor words say it: by the hour, unless the letter has another type. */
  readonly otherwise?: PayType | undefined;
}

/**
 * A hundred billion dollars. Smaller amounts are refused by their charge, and larger ones are not calculated.
 */
const LARGEST_CENTS = 100_000_000_000_00;

/** The pay of an offer (rules.md#offer-pay). @throws DomainError `offers.pay_unreadable`, `offers.pay_contradicts`, `billing.charge_too_large` (rule_broken). */
export function readOfferedPay({ text, path, type, otherwise = 'hourly' }: TypedPay): OfferedPay {
  const pay = readOfferPay(text, { chosen: type, otherwise });
  if (pay.kind === 'unreadable')
    throw refusal('pay_unreadable', 'An offer needs a pay rate with an amount', path);
  if (pay.kind === 'contradicts') {
    const { chosen, written } = pay;
    const message = `The pay type says ${inWords(chosen)}, the pay rate says ${inWords(written)}. Please change one of them.`;
    throw refusal('pay_contradicts', message, path);
  }
  const { rateCents, type: read, reading, isUnlikely } = pay;
  if (rateCents > LARGEST_CENTS) throw chargeTooLarge();
  return { rate: Money.ofCents(rateCents), type: read, reading, isUnlikely };
}

/**
 * Unlikely pay needs a confirmation before anything is charged. @throws DomainError `offers.pay_unlikely`
 * (rule_broken).
 */
export function assertLikely({ isUnlikely, reading }: OfferedPay, isConfirmed: boolean, path: string): void {
  if (!isUnlikely || isConfirmed) return;
  throw refusal('pay_unlikely', `This pays ${inWords(reading)}. Please confirm that it's right.`, path);
}

/** The reading of the pay and its first month, for the quote. */
export function quotedPay(pay: OfferedPay): QuotedPay {
  return {
    amount: Money.ofCents(pay.reading.amountCents).toDollars(),
    period: pay.reading.period,
    firstMonth: FeeCalculator.estimatedFirstMonthPay(pay).toDollars(),
    isUnlikely: pay.isUnlikely,
  };
}

/** With a period that no pay type names. */
const WRITTEN_PERIODS: Readonly<Partial<Record<PayPeriod, string>>> = {
  week: 'week',
  two_weeks: 'two weeks',
  month: 'month',
};

/**
 * Amount and period as our own forms write them: "32.50" for a pay type that names the period, otherwise
 * "$1500/week".
 */
export function writtenPay({ reading: { amountCents, period } }: OfferedPay): string {
  const amount = Money.ofCents(amountCents).toDollars().replace(/\.00$/, '');
  const unit = WRITTEN_PERIODS[period];
  return unit === undefined ? amount : `$${amount}/${unit}`;
}

const PERIOD_WORDS: Readonly<Record<PayPeriod, string>> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  two_weeks: 'every two weeks',
  month: 'a month',
  year: 'a year',
  project: 'for the project',
};

function inWords({ amountCents, period }: PayReading): string {
  const dollars = (amountCents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `${dollars} ${PERIOD_WORDS[period]}`;
}

function refusal(reason: string, message: string, path: string): DomainError {
  return new DomainError(`offers.${reason}`, 'rule_broken', message, { path });
}
