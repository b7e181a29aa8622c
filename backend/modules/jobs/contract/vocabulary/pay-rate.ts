import { writtenAmounts, type WrittenAmount } from './pay-amounts.ts';
import { saysTime, type PayPeriod } from './pay-words.ts';

export { PAY_PERIODS, type PayPeriod } from './pay-words.ts';

/** Pay read from free text. `maxCents` equals `amountCents` without a range. */
export interface ParsedPay {
  readonly amountCents: number;
  readonly maxCents: number;
  readonly period: PayPeriod;
}

/** The same before guessing its period: null if none is next to the amount. */
export interface ReadPay extends Omit<ParsedPay, 'period'> {
  readonly period: PayPeriod | null;
  /** The text has no other amount and, without a period, no other words: no question is needed. */
  readonly isPlain: boolean;
  /** The text has a time that may or may not be the pay's. */
  readonly isTimeUnknown: boolean;
}

/** Words that say neither another amount nor for how long. */
const OF_ANY_PAY = /(?<![a-z])(?:usd|dollars?|dolares|pay|rate|wages?|base|doe)(?![a-z])/g;
const HOURS_A_YEAR = 2080;
/**
 * Without a period, amounts too high for an hour are by the year, and amounts too low for a year are by the
 * hour.
 */
const MOST_BY_THE_HOUR_CENTS = 200_00;
const LEAST_BY_THE_YEAR_CENTS = 10_000_00;
/** The largest safe amount. */
const LARGEST_CENTS = Number.MAX_SAFE_INTEGER;

/**
 * The amount of a text with the period next to it (rules.md#pay-rate-text). A number is read whole or not at
 * all; of a range the lower end counts. Null without pay or with an unclear amount.
 */
export function readPay(text: string): ReadPay | null {
  const amounts = writtenAmounts(text);
  const amount = chosen(amounts);
  if (!amount || amount.low === null) return null;
  const amountCents = centsOf(amount.low);
  if (amountCents === 0) return null;
  const { period, beside, high } = amount;
  const words = beside.replaceAll(OF_ANY_PAY, '');
  const isPlain = amounts.length === 1 && (period !== null || !/[\p{L}\p{N}]/u.test(words));
  const isTimeUnknown = period === null && saysTime(beside);
  return { amountCents, maxCents: centsOf(high), period, isPlain, isTimeUnknown };
}

/**
 * Amount and period of "$25/hour", "25-30 an hour", "$60k a year" (rules.md#pay-rate-text); null if unclear.
 */
export function parsePayRate(text: string): ParsedPay | null {
  const pay = readPay(text);
  if (!pay || pay.isTimeUnknown) return null;
  const { amountCents, maxCents } = pay;
  const period = pay.period ?? likelyPeriod(amountCents);
  return period && { amountCents, maxCents, period };
}

/**
 * Cents an hour, for filtering and sorting (rules.md#hourly-pay); null for a project, whose hours are unknown.
 */
export function hourlyCents(pay: Pick<ParsedPay, 'amountCents' | 'period'>): number | null {
  const cents = centsAnHour(pay);
  return cents === null ? null : Math.round(cents);
}

function centsAnHour(pay: Pick<ParsedPay, 'amountCents' | 'period'>): number | null {
  const amount = pay.amountCents;
  if (pay.period === 'project') return null;
  const hourly = {
    hour: amount,
    day: amount / 8,
    week: amount / 40,
    two_weeks: amount / 80,
    month: (amount * 12) / HOURS_A_YEAR,
    year: amount / HOURS_A_YEAR,
  };
  return hourly[pay.period];
}

const LEAST_EARNED_CENTS = 7_25;
const MOST_EARNED_CENTS = 250_00;
const HOURS_A_MONTH = 160;

/** Less or more an hour than anyone earns: it is asked whether it is right. A project lasts between an hour and a month. */
export function isPayUnlikely(pay: Pick<ParsedPay, 'amountCents' | 'period'>): boolean {
  const hourly = centsAnHour(pay);
  const least = hourly ?? pay.amountCents;
  const most = hourly ?? pay.amountCents / HOURS_A_MONTH;
  return least < LEAST_EARNED_CENTS || most > MOST_EARNED_CENTS;
}

/** The first amount that is surely pay: with its period next to it, or one that can only be by the hour or by the year. */
function chosen(amounts: readonly WrittenAmount[]): WrittenAmount | undefined {
  const sure = amounts.filter(({ isMoney, period }) => isMoney || period !== null);
  const known = (one: WrittenAmount): boolean =>
    one.low === null || one.period !== null || likelyPeriod(centsOf(one.low)) !== null;
  return sure.find(known) ?? sure[0] ?? amounts.find(known) ?? amounts[0];
}

function centsOf(dollars: number): number {
  return Math.min(Math.round(dollars * 100), LARGEST_CENTS);
}

function likelyPeriod(cents: number): PayPeriod | null {
  if (cents < MOST_BY_THE_HOUR_CENTS) return 'hour';
  return cents >= LEAST_BY_THE_YEAR_CENTS ? 'year' : null;
}

const AMOUNT = String.raw`\$?\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*\$?`;
const BARE = new RegExp(String.raw`^${AMOUNT}(?:\s*(?:-|–|—|to|a)\s*${AMOUNT})?$`, 'i');

/** A bare "25", "$25" or "25-30" is dollars an hour, up to 200; all else stays as it was written (rules.md#pay-rate-text). */
export function writtenPayRate(text: string): string {
  const [, low, high] = (BARE.exec(text.trim()) ?? []).map((amount) => amount?.replace(',', '.'));
  const amounts = [low, high].filter((amount) => amount !== undefined).map(Number);
  const isHourly = amounts.every((amount) => amount > 0 && amount * 100 <= MOST_BY_THE_HOUR_CENTS);
  if (low === undefined || !isHourly) return text;
  return `$${low}${high === undefined ? '' : `-${high}`}/hour`;
}

/** True for an amount without a clear period: the form asks about it. */
export function isPayUnclear(text: string): boolean {
  const pay = readPay(text);
  return pay === null ? /^[\s$]*0+(?:\.0*)?[\s$]*$/.test(text) : parsePayRate(text) === null;
}
