export type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year' | 'project';

/** Pay read from free text. `maxCents` equals `amountCents` where no range is given. */
export interface ParsedPay {
  readonly amountCents: number;
  readonly maxCents: number;
  readonly period: PayPeriod;
}

const PERIODS: readonly [PayPeriod, RegExp][] = [
  ['hour', /\b(?:hours?|hourly|hrs?|horas?)\b|\/\s*h\b/],
  ['day', /\b(?:days?|daily|d[ií]as?|diarios?)\b/],
  ['week', /\b(?:weeks?|weekly|wks?|semanas?|semanal(?:es)?)\b/],
  ['month', /\b(?:months?|monthly|mes|meses|mensual(?:es)?)\b/],
  ['year', /\b(?:years?|yearly|yrs?|annual|annually|annum|salary|salaried|a[nñ]os?|anual(?:es)?)\b/],
  ['project', /\b(?:projects?|flat|job|piece|proyecto|destajo)\b/],
];

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,7}(?:\.\d{1,2})?)(?![\d.,]*\d)\s*(k\b)?`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:-|–|—|to|a)\s*\$?\s*${NUMBER})?`;
const WITH_SIGN = new RegExp(String.raw`\$\s*${RANGE}`);
const WITHOUT_SIGN = new RegExp(String.raw`(?<![\d.,])${RANGE}`);

const HOURS_A_YEAR = 2080;
/** Without a period, what nobody earns in a year is by the hour, and what nobody earns in an hour is by the year. */
const MOST_BY_THE_HOUR_CENTS = 200_00;
const LEAST_BY_THE_YEAR_CENTS = 10_000_00;

/** Amount and period of "$25/hour", "25-30 an hour", "$60k a year" (rules.md#pay-rate-text); null when it cannot be told. */
export function parsePayRate(text: string): ParsedPay | null {
  const words = text.toLowerCase();
  const match = WITH_SIGN.exec(words) ?? WITHOUT_SIGN.exec(words);
  if (!match) return null;
  const [, low = '', lowK, high, highK] = match;
  const from = centsOf(low, Boolean(lowK ?? highK));
  const to = high === undefined ? from : centsOf(high, Boolean(highK ?? lowK));
  const amountCents = Math.min(from, to);
  const period = periodOf(words) ?? likelyPeriod(amountCents);
  if (amountCents === 0 || !period) return null;
  return { amountCents, maxCents: Math.max(from, to), period };
}

/** Cents an hour, for filtering and sorting (rules.md#hourly-pay); null for a project, whose hours nobody knows. */
export function hourlyCents(pay: Pick<ParsedPay, 'amountCents' | 'period'>): number | null {
  const amount = pay.amountCents;
  if (pay.period === 'project') return null;
  const hourly = {
    hour: amount,
    day: amount / 8,
    week: amount / 40,
    month: (amount * 12) / HOURS_A_YEAR,
    year: amount / HOURS_A_YEAR,
  };
  return Math.round(hourly[pay.period]);
}

function centsOf(digits: string, thousands: boolean): number {
  const cents = Math.round(Number(digits.replaceAll(',', '')) * 100);
  return thousands ? cents * 1000 : cents;
}

function periodOf(words: string): PayPeriod | null {
  return PERIODS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

function likelyPeriod(cents: number): PayPeriod | null {
  if (cents < MOST_BY_THE_HOUR_CENTS) return 'hour';
  return cents >= LEAST_BY_THE_YEAR_CENTS ? 'year' : null;
}

const AMOUNT = String.raw`\$?\s*(\d{1,3}(?:\.\d{1,2})?)\s*\$?`;
const BARE = new RegExp(String.raw`^${AMOUNT}(?:\s*(?:-|–|—|to|a)\s*${AMOUNT})?$`, 'i');

/** A bare "25", "$25" or "25-30" is dollars an hour, up to 200; all else stays as it was written (rules.md#pay-rate-text). */
export function writtenPayRate(text: string): string {
  const [, low, high] = BARE.exec(text.trim()) ?? [];
  const amounts = [low, high].filter((amount) => amount !== undefined).map(Number);
  const isHourly = amounts.every((amount) => amount > 0 && amount * 100 <= MOST_BY_THE_HOUR_CENTS);
  if (low === undefined || !isHourly) return text;
  return `$${low}${high === undefined ? '' : `-${high}`}/hour`;
}

/** An amount whose period nobody can tell: it is asked for. */
export function isPayUnclear(text: string): boolean {
  return /\d/.test(text) && parsePayRate(text) === null;
}
